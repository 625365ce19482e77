import { wordTable } from "#shared/word-table.ts";
import type { DocumentContent } from "../../schema.ts";
import type { Operation, OperationOf } from "../operations.ts";
import { CHANGE, number, REMOVE, rule, type Rule } from "../rule.ts";
import { singular } from "#shared/estimator/words/units.ts";
import { dictated } from "./spoken-text.ts";
import { saysTime, withDuration, withoutNow, withStart } from "./told.ts";
import { asSentence } from "#shared/estimator/prose/phrasing.ts";

type List = OperationOf<"add_entry">["list"];
const LISTS = wordTable<List>({
  scope: "scope",
  "scope of work": "scope",
  approach: "approach",
  steps: "approach",
  step: "approach",
  differentiators: "differentiators",
  "why us": "differentiators",
  terms: "terms",
  term: "terms",
  "terms and conditions": "terms",
  conditions: "terms",
});
const LIST = `(?<list>${Object.keys(LISTS)
  .toSorted((a, b) => b.length - a.length)
  .join("|")})`;
const listOf = (words: string): List => LISTS[words] ?? "terms";

/** The one entry of a list that holds all of the words, or -1. */
function entryOf(content: DocumentContent, list: List, words: string): number {
  const wanted =
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => !/^(?:the|a|an|about|of|that|says|with)$/.test(word)) ?? [];
  if (wanted.length === 0) return -1;
  const hits = content[list].flatMap((entry, index) =>
    wanted.every((word) => entry.toLowerCase().includes(word)) ? [index] : [],
  );
  return hits.length === 1 ? (hits[0] ?? -1) : -1;
}

const appended = (content: DocumentContent, text: string): string =>
  content.notes.trim() === "" ? asSentence(text) : `${content.notes.trim()}\n${asSentence(text)}`;

const takes = ({ timeline }: DocumentContent, typed: string): Operation[] => [
  { op: "set_text", field: "timeline", text: withDuration(timeline, dictated(typed)) },
];

/** The words of the document: description, notes, timeline, terms and the lists. */
export const textRules: readonly Rule[] = [
  rule(
    `(?:make |keep )?(?:the |that |this )?description (?:a (?:bit|little) |much |way )?(?:shorter|briefer|more concise|short|brief|concise|snappier)(?: and simpler)?`,
    () => [{ op: "shorten_description" }],
  ),
  rule(
    `(?:shorten|trim|cut down|tighten(?: up)?|condense|simplify) (?:the |that |this )?description(?: down| a bit| up)?`,
    () => [{ op: "shorten_description" }],
  ),
  rule(`(?:an? )?(?:shorter|briefer) description`, () => [{ op: "shorten_description" }]),
  rule(`${REMOVE} (?:the )?(?<field>description|notes?|timeline)`, (found) => {
    const field = found.words("field");
    return [{ op: "set_text", field: field === "description" || field === "timeline" ? field : "notes", text: "" }];
  }),
  rule(
    `(?:(?:${CHANGE}|rewrite|reword) )?(?:the )?description (?:to |should be |should say |as |into |to say |is )(?<text>.+)`,
    (found) => [{ op: "set_text", field: "description", text: asSentence(dictated(found.typed("text"))) }],
  ),
  rule(
    `(?:${CHANGE} )?(?:the )?notes? (?!to (?:self|myself)\\b)(?:to |should be |should say |to say )(?<text>.+)`,
    (found) => [{ op: "set_text", field: "notes", text: asSentence(dictated(found.typed("text"))) }],
  ),
  rule(
    `(?:add|include|put|make|leave|write) (?:in )?(?:an? |the )?(?:extra )?notes? (?:that |saying |saying that |to say |about |: |that says )?(?<text>.+)`,
    (found, { content }) => [
      { op: "set_text", field: "notes", text: appended(content, dictated(found.typed("text"))) },
    ],
  ),
  rule(`note (?!to (?:self|myself)\\b)(?:that |: )?(?<text>.+)`, (found, { content }) => [
    { op: "set_text", field: "notes", text: appended(content, dictated(found.typed("text"))) },
  ]),
  rule(`describe (?:it|this|the (?:job|work|project)) (?:as |like )(?<text>.+)`, (found) => [
    { op: "set_text", field: "description", text: asSentence(dictated(found.typed("text"))) },
  ]),
  rule(`(?:add|put) (?<text>.+) (?:to|in|into|under) the notes`, (found, { content }) => [
    { op: "set_text", field: "notes", text: appended(content, dictated(found.typed("text"))) },
  ]),
  rule(
    `(?:${CHANGE} )?(?:the )?(?:timeline|time line|schedule|duration|time frame|timeframe) (?<set>to |should be |as )?(?:is |at |of )?(?<text>.+)`,
    (found, { content }) =>
      found.has("set") || saysTime(found.typed("text")) ? takes(content, found.typed("text")) : null,
  ),
  rule(
    `(?:it'll|(?:(?:it|this|that|the job|the work|the whole thing) )?(?:will|should|might)) take (?:us )?(?:about |around )?(?<text>.+)`,
    (found, { content }) => (saysTime(found.typed("text")) ? takes(content, found.typed("text")) : null),
  ),
  rule(
    `(?:make it |it's |it'll be |figure |call it )?(?:about |around )?(?<text>#\\d+ (?<unit>days?|weeks?|months?))(?<whole> (?:start to finish|from start to finish|all told))?`,
    (found, { content }) => {
      // Of lines that count days it is how many of them.
      const unit = singular(found.words("unit"));
      const isCounted = content.items.some((item) => item.unit === unit);
      const isMeant = found.has("whole") || (content.timeline !== "" && /^(?:make|it)/.test(found.clause.norm));
      return isMeant && !isCounted ? takes(content, found.typed("text")) : null;
    },
  ),
  rule(
    `(?:${CHANGE} )?(?:we |work |the work |the job |the project |the )?(?:starts|begins|start|starting|can start|we'll start|will start)(?: date| day)?(?: is| to)? (?:on )?(?<text>.+)`,
    (found, { content }) => {
      const start = withoutNow(found.typed("text"));
      return saysTime(start) ? [{ op: "set_text", field: "timeline", text: withStart(content.timeline, start) }] : null;
    },
  ),

  rule(
    `(?:(?:${CHANGE}|it|the|our|payment|terms?|from|to|net #\\d+|are|is|should|be|as|use|add) )*net ${number("days")}(?: days?)?(?: (?:payment )?terms)?`,
    (found) => {
      const days = found.figure("days")?.readings[0]?.value ?? 0;
      return Number.isInteger(days) && days > 0 && days <= 365
        ? [{ op: "set_payment_terms", text: `Net ${days}` }]
        : null;
    },
  ),
  rule(
    `(?:(?:${CHANGE}|payment|it's|the|terms|are|is|to|make|it|balance|should|be|due|all|full|in|of) )*due (?:on|upon) (?<when>receipt|completion|delivery|signing|acceptance)`,
    (found) => [{ op: "set_payment_terms", text: `Payment is due on ${found.words("when")}` }],
  ),
  rule(
    `(?:(?:${CHANGE}|payment|it's|the|terms|are|is|to|make|it|balance|should|be|all|full) )*due (?:when|once) (?:(?:the|we|it|job|job's|work|work's|is|it's|we're|all|everything|everything's|project|project's) )*(?:done|finished?|completed?|over)`,
    () => [{ op: "set_payment_terms", text: "Payment is due on completion" }],
  ),
  rule(
    `(?:(?:${CHANGE}|payment|it's|the|terms|are|is|to|make|it|balance|should|be|full) )*due (?:in|within|after) ${number("days")} days`,
    (found) => {
      const days = found.figure("days")?.readings[0]?.value ?? 0;
      return Number.isInteger(days) && days > 0 && days <= 365
        ? [{ op: "set_payment_terms", text: `Payment is due within ${days} days` }]
        : null;
    },
  ),

  rule(`(?:add|include|put) (?:to|in|under) (?:the )?${LIST} (?:that )?(?<text>.+)`, (found) => [
    { op: "add_entry", list: listOf(found.words("list")), text: dictated(found.typed("text")) },
  ]),
  rule(`(?:add|include|put) (?<text>.+) (?:to|in|under|into) (?:the |our )?${LIST}`, (found) => [
    { op: "add_entry", list: listOf(found.words("list")), text: dictated(found.typed("text")) },
  ]),
  rule(
    `(?:add|include) (?:an? |another )?(?:new )?(?<list>term|step) (?:that |saying |saying that |: |that says )?(?<text>.+)`,
    (found) => [{ op: "add_entry", list: listOf(found.words("list")), text: dictated(found.typed("text")) }],
  ),
  rule(`${REMOVE} (?:all )?(?:the |our )?${LIST}(?: section)?`, (found) => [
    { op: "clear_list", list: listOf(found.words("list")) },
  ]),
  rule(
    `${REMOVE} (?:the )?${LIST} (?:line |entry |item )?(?:about|that says|with|on) (?<text>.+)`,
    (found, { content }) => {
      const list = listOf(found.words("list"));
      const index = entryOf(content, list, found.words("text"));
      return index < 0 ? null : [{ op: "remove_entry", list, index }];
    },
  ),
  rule(`${REMOVE} (?<text>.+) from (?:the |our )?${LIST}`, (found, { content }): Operation[] | null => {
    const list = listOf(found.words("list"));
    const index = entryOf(content, list, found.words("text"));
    return index < 0 ? null : [{ op: "remove_entry", list, index }];
  }),
];
