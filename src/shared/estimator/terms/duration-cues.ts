import { oneOf } from "../words/begins.ts";
import { cue } from "../words/cued.ts";
import { CREDITS } from "./credited-fees.ts";
import { PLAIN_TERM_WORDS } from "./plain-terms.ts";
import { WARRANTY_WORDS } from "./warranties.ts";

export const VALIDITY = new Set([
  "good",
  "valid",
  "honor",
  "honored",
  "honour",
  "stands",
  "stand",
  "open",
  "expires",
  "expire",
  "holds",
  "hold",
  "guaranteed",
  "validity",
  "firm",
]);

export const TIMELINE = new Set(
  "take takes taking took finish finished done complete completed completion turnaround turnaround's timeline timeline's duration lasts last schedule finishing".split(
    " ",
  ),
);

/** "let me know by Friday", "pay by Friday": not when the work is done. */
export const ANSWERING = new Set(
  "pay paid payable payment due know sign answer accept confirm decide deposit balance expires reply if book books booked commit signs".split(
    " ",
  ),
);

/** A length that was promised is the job's: "I told her three weeks". */
export const PROMISED = new Set(["told", "figured", "promised", "figure", "figuring", "expect", "quoted"]);

/** What is handed over so long behind something: "ready ten days | after the fitting", "the gallery two weeks after the wedding". */
export const HANDED_OVER = new Set(
  "ready delivered delivery draft drafts cut proof proofs gallery album edits edit edited film video".split(" "),
);

/** "Three weeks from approval". */
export const STARTS_FROM = new Set([
  "approval",
  "notice",
  "signing",
  "deposit",
  "start",
  "order",
  "when",
  "now",
  "the",
  "acceptance",
]);

/** What is promised or agreed without a sum is said with one of these: "one year warranty", "billed monthly". */
export const AGREEMENTS = cue(oneOf(WARRANTY_WORDS, PLAIN_TERM_WORDS, CREDITS));
