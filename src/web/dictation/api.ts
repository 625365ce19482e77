import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import { serviceSchema, type Service } from "#shared/services/schema.ts";
import { api } from "#web/api-client.ts";
import { readOrKept } from "#web/offline/kept-reads.ts";

/** The price list as the estimator takes it. */
export const useCatalogue = () =>
  useQuery({
    queryKey: ["/api/services"],
    queryFn: ({ signal }) => readOrKept("/api/services", z.array(serviceSchema), { signal }),
    select: catalogueOf,
  });

const catalogueOf = (services: readonly Service[]): CatalogueEntry[] => services.filter((service) => service.isActive);

const transcribedSchema = z.object({
  text: z.string(),
  segments: z.array(z.object({ text: z.string() })),
});
/** A recording of five minutes takes a while. */
const TRANSCRIBING_MS = 120_000;

/** The words of a recording, one entry for each stretch between pauses. */
export async function transcribe(file: File): Promise<string[]> {
  const form = new FormData();
  form.set("file", file, file.name);
  const { text, segments } = await api.send("POST", "/api/transcriptions", form, transcribedSchema, {
    timeoutMs: TRANSCRIBING_MS,
  });
  return segments.length > 0 ? segments.map((segment) => segment.text) : [text];
}
