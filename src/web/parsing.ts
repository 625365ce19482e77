import { config } from "zod";

// Zod would try `new Function` to speed itself up; the content security policy refuses that and reports it.
config({ jitless: true });
