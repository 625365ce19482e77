import { z } from "zod";

/** DELETE /api/user/delete-account. The message is the specification's (section 8). */
export const accountDeletedSchema = z.object({
  success: z.literal(true),
  message: z.literal("Your account has been permanently deleted."),
});
