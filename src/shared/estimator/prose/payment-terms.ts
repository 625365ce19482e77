import { toldBy } from "./content-words.ts";
import { withTold } from "./with-told.ts";

/** "50% deposit due on acceptance", as the deposit of a document is told. */
const DEPOSIT = /^(\S+(?: third)?) deposit due on acceptance$/iu;
/** What is paid first, in anybody's words: "fifty percent to order", "half up front", "two hundred holds the date". */
const PAID_FIRST =
  /(?<!\p{L})(?:down(?! the)|deposit|up ?front|retainer|holds? (?:the|your|that|a) (?:date|day|spot|slot|place)|now|today|with the order|with the signed|at (?:(?:the )?start|signing|template|pick ?up|booking)|before (?:we|removal)|to (?:order|start|book|schedule|hold|begin|mobilize|reserve|get|sign)|when (?:we|you) (?:order|sign|walk|start|begin|book|accept))(?!\p{L})/iu;
const SUM =
  /\d|(?<!\p{L})(?:hundred|thousand|grand|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?!\p{L})/iu;
/** "Balance due on completion", "Half due on completion". */
const REMAINING = /^(?:balance|half|\d+%) due (?!in )/iu;
const REST = /(?<!\p{L})(?:rest|balance|remainder|other half)(?!\p{L})/iu;
const SHARES = /(?<!\p{L})(?:half|third|quarter)(?!\p{L})/giu;

/** True where what was told says when the deposit is paid. */
function saysDeposit(share: string, told: readonly string[]): boolean {
  const isSum = share.startsWith("$");
  return told.some((one) => PAID_FIRST.test(one) && (isSum ? SUM.test(one) : toldBy(share, [one]) === 1));
}

/** True where what was told says when all is paid: it names the rest, or more than one share. */
const saysRest = (told: readonly string[]): boolean =>
  told.some((one) => REST.test(one)) || (told.join(" ").match(SHARES)?.length ?? 0) > 1;

/**
 * How it is paid: what was agreed and what was told of it. What somebody said of the deposit or the rest in their own words
 * takes the place of the plain term: "fifty percent to order" that of "50% deposit due on acceptance".
 */
export function paymentOf(agreed: readonly string[], told: readonly string[]): string[] {
  const all = withTold(agreed, told);
  const own = all.filter((term) => !agreed.includes(term));
  if (own.length === 0) return all;
  const kept = agreed.filter((term) => {
    const share = DEPOSIT.exec(term)?.[1];
    return share === undefined ? !(REMAINING.test(term) && saysRest(own)) : !saysDeposit(share, own);
  });
  return kept.length === agreed.length ? all : withTold(kept, told);
}
