/** What the server asks of a child: the page and its style as JSON, and the logo's bytes. */
export interface RenderRequest {
  id: number;
  data: string;
  style: string;
  logo: { bytes: Uint8Array; extension: "png" | "jpg" } | null;
  /** The picture of a drawn signature, a PNG. */
  signature: Uint8Array | null;
}

/** What a child answers. `warnings` say what the page had to do without. */
export type RenderReply =
  | { id: number; ok: true; pdf: Uint8Array; warnings: string[] }
  | { id: number; ok: false; message: string };
