import { z } from "zod";
import { moneySchema } from "#shared/documents/figures.ts";
import {
  businessInfoSchema,
  daySchema,
  documentContentSchema,
  documentStatusSchema,
  documentTypeSchema,
} from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import { limitedText, requiredText } from "#shared/text.ts";
import { themeStyleSchema } from "#shared/themes/schema.ts";

/** People that one sending may go to. */
const MOST_RECIPIENTS = 5;
/** Links that one document may have at once. */
export const MOST_LINKS = 100;
/** Characters of a drawn signature as a data URL: 200 KB of PNG is far more than a hand draws. */
export const MOST_SIGNATURE = 270_000;

const email = z.email("Please enter a valid email address").max(320);
/** The version that the sender saw: what a client gets is what its owner looked at. */
const version = z.int().min(1);
/** Its owner was told what is open in it, and sends it all the same. */
const evenOpen = z.boolean().default(false);

/** POST /api/documents/{id}/send. `sendingId` is made by the caller: the same sending asked for twice is done once. */
export const sendDocumentSchema = z.object({
  sendingId: z.uuid(),
  version,
  to: z
    .array(email)
    .min(1, "Say whom it goes to.")
    .max(MOST_RECIPIENTS, `At most ${MOST_RECIPIENTS} people at once.`)
    .refine(
      (list) => new Set(list.map((one) => one.toLowerCase())).size === list.length,
      "An address stands there twice.",
    ),
  subject: requiredText(200, "A subject is required."),
  message: requiredText(LIMITS.textField, "A message is required."),
  copyToMe: z.boolean().default(false),
  attachPdf: z.boolean().default(true),
  evenOpen,
});
export type SendDocument = z.output<typeof sendDocumentSchema>;

/** POST /api/documents/{id}/links: a fresh link to what was sent last, or to the document as it is now. */
export const makeLinkSchema = z.object({ version, evenOpen });
export type MakeLinkInput = z.output<typeof makeLinkSchema>;
export const madeLinkSchema = z.object({ url: z.url() });

/** POST /api/documents/{id}/void. */
export const voidSchema = z.object({ reason: requiredText(2_000, "Say why, so that it can be understood later.") });

export const proofKinds = [
  "sent",
  "viewed",
  "accepted",
  "declined",
  "change_requested",
  "withdrawn",
  "voided",
  "superseded",
  "reminded",
] as const;
export type ProofKind = (typeof proofKinds)[number];

/** One thing that happened between a document and its client. */
const happeningSchema = z.object({
  kind: z.enum(proofKinds),
  at: z.iso.datetime(),
  /** Whom it went to, who looked, or who answered; null where nobody is known. */
  who: z.string().nullable(),
  /** A reason, or what the client asks for. */
  words: z.string().nullable(),
  amount: moneySchema.nullable(),
});
export type Happening = z.output<typeof happeningSchema>;

/** GET /api/documents/{id}/sending: how a document stands with its client. */
export const sendingStateSchema = z.object({
  /** It differs from what its links show. */
  hasChanged: z.boolean(),
  liveLinks: z.int(),
  /** The mails of the sending that its links show. */
  deliveries: z.array(
    z.object({
      email: z.string(),
      status: z.enum(["pending", "sent", "failed"]),
      error: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
  /** Newest first. */
  happenings: z.array(happeningSchema),
  /** Nothing of what is kept of it was changed or taken out. */
  isProofWhole: z.boolean(),
  /** Whom an answer to its mails goes to, and whom a copy. */
  ownEmail: z.string(),
  replyTo: z.string(),
});
export type SendingState = z.output<typeof sendingStateSchema>;

/** How a link stands. `changing`: its owner is writing it anew. `replaced`: a newer one was sent. */
const linkStates = ["open", "expired", "changing", "replaced", "withdrawn", "accepted", "declined"] as const;
export type LinkState = (typeof linkStates)[number];

/** GET /api/shared/{token}: what a client sees, without an account. */
export const clientPageSchema = z.object({
  state: z.enum(linkStates),
  /** Whose document it is; what it says is there only while it may be read. */
  business: businessInfoSchema.nullable(),
  theme: themeStyleSchema,
  document: z
    .object({
      number: z.string(),
      type: documentTypeSchema,
      status: documentStatusSchema,
      createdOn: daySchema,
      content: documentContentSchema,
    })
    .nullable(),
  mayAccept: z.boolean(),
  mayAsk: z.boolean(),
  /** Who answered and when; `name` is null when its owner noted the answer. */
  answer: z.object({ name: z.string().nullable(), at: z.iso.datetime(), isSigned: z.boolean() }).nullable(),
  /** The client's last wish for a change. */
  askedAt: z.iso.datetime().nullable(),
  voided: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** Looked at by its owner, whose look is not counted. */
  isOwner: z.boolean(),
});
export type ClientPage = z.output<typeof clientPageSchema>;

const name = requiredText(LIMITS.signerName, "Please write your name.");
const signatureSchema = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("typed"), text: requiredText(LIMITS.signerName, "Please type your signature.") }),
    z.object({
      kind: z.literal("drawn"),
      image: z
        .string()
        .max(MOST_SIGNATURE, "This signature is too large. Please clear it and draw it again.")
        .regex(
          /^data:image\/png;base64,[A-Za-z0-9+/]+=*$/,
          "The drawn signature is not an image. Please draw it again.",
        ),
    }),
  ],
  "Please sign.",
);
export type GivenSignature = z.output<typeof signatureSchema>;

/** POST /api/shared/{token}/accept. `amount` is the total that the client saw: another one is refused. */
export const acceptSchema = z.object({
  chosen: z.array(limitedText(100)).max(LIMITS.itemsPerDocument, `At most ${LIMITS.itemsPerDocument} lines.`),
  amount: moneySchema,
  name,
  signature: signatureSchema,
  consent: z.literal(true, "Please confirm that you accept it."),
});
export type Accept = z.output<typeof acceptSchema>;

/** POST /api/shared/{token}/decline. */
export const declineSchema = z.object({ name, reason: limitedText(LIMITS.answerText).trim().default("") });
/** POST /api/shared/{token}/change. */
export const askSchema = z.object({
  name,
  message: requiredText(LIMITS.answerText, "Please say what should be different."),
});
