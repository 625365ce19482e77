import type { Candidate } from "../quantities/candidate.ts";
import { countsUnit } from "../quantities/sold-count.ts";
import { soldName } from "../service-names/sold-by.ts";
import { isJoined, type Token } from "../words/tokens.ts";

/** What may stand between two services that are done to one place: "carpet removal and then new vinyl plank". */
const BETWEEN = new Set(["and", "then", "plus", "new", "the"]);

const unitOf = ({ service }: Candidate): string | null => service && soldName(service.entry.name).unit;

const hasMeasure = ({ quantities, sizes }: Candidate): boolean =>
  quantities.length > 0 || sizes.some(({ sides }) => sides);

/** True when nothing but "and" stands between what two lines name. */
function areJoined(one: Candidate, other: Candidate, tokens: readonly Token[]): boolean {
  const [from, to] = [(one.service?.last ?? 0) + 1, other.service?.first ?? 0];
  if (to - from < 1 || to - from > BETWEEN.size || !isJoined(tokens[to])) return false;
  return tokens.slice(from, to).every((token) => isJoined(token) && BETWEEN.has(token.norm));
}

/** "Carpet removal and vinyl plank in a room twelve by fifteen": one measure, said behind the last, is that of both services. */
export function shareMeasures(candidates: readonly Candidate[], tokens: readonly Token[]): Candidate[] {
  const shared = [...candidates];
  for (let index = shared.length - 2; index >= 0; index--) {
    const [line, next] = [shared[index], shared[index + 1]];
    if (!line || !next || line.price || hasMeasure(line) || !hasMeasure(next)) continue;
    const [unit, other] = [unitOf(line), unitOf(next)];
    const alike = unit !== null && other !== null && (unit === other || countsUnit(unit, other));
    // "mulch and eight yards of topsoil": the measure of what follows it is not that of both
    const behind = [...next.quantities, ...next.sizes].every(({ first }) => first > (next.service?.last ?? 0));
    if (alike && behind && areJoined(line, next, tokens))
      shared[index] = { ...line, quantities: next.quantities, sizes: next.sizes };
  }
  return shared;
}
