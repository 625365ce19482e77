import type { Dice } from "./dice.ts";
import type { JsonSchema } from "./description.ts";

const TEXTS = [
  "",
  " ",
  "\t\n\r",
  "nul \u0000 inside",
  "lone \ud800 surrogate",
  "\u202eright to left\u202c",
  "zero\u200bwidth\ufeff",
  "e\u0301\u0302\u0303\u0304\u0305\u0306",
  "👩‍👩‍👧‍👦🇺🇳",
  "ﷺ文字ไทย",
  "İıſß",
  "'; drop table documents; --",
  "' or '1'='1",
  "\\'; select pg_sleep(9); --",
  "%' and 1=cast((select version()) as int) --",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "{{7*7}}${7*7}<%= 7*7 %>#{7*7}",
  '#read("/etc/passwd")',
  "$ sum_(i=0)^n $ [ ] @label `raw` \\ // /* */",
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "\r\nSet-Cookie: a=b",
  "a@example.com\r\nBcc: all@example.com",
  "%s%n%x",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "-0",
  "1e999",
  "0000-00-00",
  "9999-12-31T23:59:60Z",
  "+275760-09-13T00:00:00.000Z",
  "2026-02-30",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "data:image/png;base64,",
  "data:image/svg+xml;base64,PHN2Zz4=",
];
const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.1 + 0.2,
  1e-7,
  1.005,
  99_999_999.99,
  100_000_000,
  -99_999_999.995,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  1e308,
  Number.MIN_VALUE,
];
/** Values of every kind, for a place that wants another. */
const STRANGE: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  "",
  "text",
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: "x" },
  [[[[[[[[]]]]]]]],
  "x".repeat(70_000),
];

const JOBS = [
  "Paint three bedrooms at four hundred fifty each and the hallway for two seventy five.",
  "Replace the cedar gate, two posts, labor six hours at 65 dollars. Thirty percent deposit.",
  "Invoice for Maria Lopez. Haul away of the old deck 300 dollars, net thirty.",
];

/** What a field of this name holds when it is right: the schema alone does not know. Answers undefined for any other. */
export type Knowledge = (field: string, die: Dice) => unknown;

const typesOf = (schema: JsonSchema): string[] => [schema.type ?? []].flat();

/** A date, an address or a colour, where the schema says so; else undefined. */
function formatted(schema: JsonSchema, die: Dice): string | undefined {
  if (schema.format === "date-time") return `2026-11-${10 + die.below(18)}T12:00:00.000Z`;
  if (schema.format === "uuid")
    return `0192b5a0-7c1e-7d3a-9b1f-${die
      .below(2 ** 32)
      .toString(16)
      .padStart(12, "0")}`;
  if (schema.format === "email") return `client-${die.below(1000)}@example.com`;
  if (schema.format === "uri") return "https://example.com/a";
  if (schema.pattern?.startsWith("^#")) return `#${die.below(0xffffff).toString(16).padStart(6, "0")}`;
  if (schema.pattern?.includes("px")) return `${die.below(100)}px`;
  if (schema.pattern === "^\\d{4}-\\d{2}$") return "2026-11";
  return undefined;
}

const plainText = (schema: JsonSchema, die: Dice) => {
  const words = die.pick(["Interior painting", "Cedar gate", "Haul away", "Ray", "x"]);
  return words.padEnd(schema.minLength ?? 0, "x").slice(0, schema.maxLength ?? 100);
};

function someNumber(schema: JsonSchema, die: Dice): number {
  const low = Math.max(schema.minimum ?? 0, 0);
  const high = Math.min(schema.maximum ?? 1_000, low + 1_000);
  const whole = low + die.below(Math.max(1, Math.floor(high - low)));
  return typesOf(schema).includes("integer") || die.chance(0.5) ? whole : Math.min(high, whole + 0.25);
}

/** A value that the schema allows, or nearly: rules that it cannot say are unknown here. `field` is its property's name. */
export function validValue(schema: JsonSchema, die: Dice, knows: Knowledge, field = ""): unknown {
  const known = knows(field, die);
  if (known !== undefined) return known;
  if (schema.enum) return die.pick(schema.enum);
  const choice = schema.oneOf ?? schema.anyOf;
  if (choice) return validValue(die.pick(choice), die, knows, field);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => validValue(part, die, knows, field)));
  const types = typesOf(schema);
  if (types.includes("null") && die.chance(0.3)) return null;
  if (types.includes("string")) return formatted(schema, die) ?? plainText(schema, die);
  if (types.includes("number") || types.includes("integer")) return someNumber(schema, die);
  if (types.includes("boolean")) return die.chance(0.5);
  if (types.includes("array")) return listOf(schema, die, knows, field);
  return objectOf(schema, die, knows);
}

function listOf(schema: JsonSchema, die: Dice, knows: Knowledge, field: string): unknown[] {
  const least = schema.minItems ?? 0;
  const count = Math.min(least + die.below(3), schema.maxItems ?? 3);
  return Array.from({ length: count }, () => validValue(schema.items ?? {}, die, knows, field));
}

function objectOf(schema: JsonSchema, die: Dice, knows: Knowledge): Record<string, unknown> {
  const wanted = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || die.chance(0.45),
  );
  return Object.fromEntries(wanted.map(([name, of]) => [name, validValue(of, die, knows, name)]));
}

/** A value of the right type at the edge of what is allowed, or just beyond. */
export function borderlineValue(schema: JsonSchema, die: Dice): unknown {
  const types = typesOf(schema);
  if (types.includes("number") || types.includes("integer"))
    return die.pick([...NUMBERS, schema.minimum ?? 0, schema.maximum ?? 1, (schema.maximum ?? 1) + 0.01]);
  if (types.includes("array")) return Array.from({ length: die.pick([0, schema.maxItems ?? 1, 501]) }, () => null);
  const longest = schema.maxLength ?? 5_000;
  const long = die.pick(["x", "é", "文", "👍", " ", "\n"]);
  if (longest <= 25_000 && die.chance(0.3)) return long.repeat(longest + die.below(2));
  return die.pick(TEXTS);
}

/** A text that somebody might attack with. */
export const hostileText = (die: Dice): string => die.pick(TEXTS);
export const jobWords = (die: Dice): string => die.pick(JOBS);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same body with one thing changed somewhere in it: another type, an edge, a key too many or too few. */
export function disturbed(value: unknown, schema: JsonSchema | undefined, die: Dice): unknown {
  if (Array.isArray(value) && value.length > 0 && die.chance(0.7)) {
    const at = die.below(value.length);
    return value.map((item, index) => (index === at ? disturbed(item, schema?.items, die) : item));
  }
  const keys = isObject(value) ? Object.keys(value) : [];
  if (!isObject(value) || keys.length === 0)
    return schema && die.chance(0.6) ? borderlineValue(schema, die) : die.pick(STRANGE);
  const key = die.pick(keys);
  if (die.chance(0.1)) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  if (die.chance(0.1))
    return { ...value, [die.pick(["__proto__", "userId", "id", "isAdmin", "constructor"])]: "other" };
  if (die.chance(0.05)) return die.pick(STRANGE);
  return { ...value, [key]: disturbed(value[key], schema?.properties?.[key], die) };
}
