/** Limits on input, from section 11 of the product decisions and section 9 of the specification. */
export const LIMITS = {
  transcriptMinimum: 10,
  transcriptMaximum: 20_000,
  transcriptPreview: 100,
  refineInstructions: 4_000,
  itemsPerDocument: 500,
  textField: 5_000,
  listEntries: 200,
  bodyBytes: 1_000_000,
  profileBodyBytes: 8_000_000,
  logoBytes: 5_000_000,
  audioBytes: 10_000_000,
  audioSeconds: 300,
  validityDays: 30,
  services: 2_000,
} as const;
