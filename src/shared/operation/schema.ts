import { z } from "zod";

/** GET /api/config: what this server offers, for the screens to show only what works. */
export const configSchema = z.object({ demo: z.boolean(), transcription: z.boolean(), model: z.string().nullable() });
export type Config = z.output<typeof configSchema>;

/** GET /api/demo-account, in demo mode alone. */
export const demoAccountSchema = z.object({ email: z.string(), password: z.string() });
