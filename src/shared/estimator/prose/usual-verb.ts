// What a trade does with a thing that was named without a verb.
import type { LineItem } from "#shared/documents/schema.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { titleOf } from "./actions.ts";
import type { Job } from "./job.ts";
import { hintsAt, tradeOf } from "./recognise-trade.ts";
import { TREATS } from "./trade.ts";
import type { Forms } from "./verbs.ts";
import { wordsOf, type Word } from "./words.ts";

/** What comes in cans and bags is brought. */
export const GOODS = /^(?:gallon|quart|bag|box|bundle|roll|pallet|tube|can|bucket|pound)s?$/i;

/** Of what is mended, cleaned or taken away nothing says that it is put in. */
const TREATMENT =
  /(?:refinishing|repair|cleaning|washing|removal|service|tune-up|maintenance|staining|painting|refacing|rekeying)$/i;

/** What is put in, hung or laid wherever it stands: of nothing else "install" is sure. */
const INSTALLED = wordSet(
  `vanity toilet faucet sink tub bathtub shower door gate window skylight furnace boiler heater condenser compressor thermostat unit
  pump panel subpanel outlet switch dimmer breaker charger generator inverter battery opener deadbolt lock camera fan fixture light
  chandelier microwave dishwasher refrigerator dryer washer oven stove range disposal valve mailbox fence pergola railing handrail
  banister mantel cabinet countertop counter top island shed sign router firewall workstation tank filter liner cap gutter downspout
  guard fountain spigot bracket mirror hood backsplash receptacle circuit troffer sconce pendant detector alarm carpet tile flooring
  vinyl plank laminate hardwood shingle siding soffit fascia sod mulch turf insulation batt paver link edging baseboard molding trim
  casing crown shelf shelving bookcase wainscoting beadboard line pipe vent duct flashing shield membrane underlayment felt wrap edge
  drywall sheetrock board pole post rail screen shade blind shutter closet tread hinge knob handle jack cable mount softener strip
  spring insert slider drain grate basin quartz granite veneer paneling barrier foam cover pad can boot splitter condensate system
  headlight sprinkler quarter privacy aluminum cedar head zone timer controller hydrant spout riser transition threshold blocking joist beam`,
);
const PAINTED = wordSet(
  "trim fascia soffit door ceiling wall shutter siding cabinet railing fence deck closet baseboard crown molding window porch gable eave",
);
const SET_UP = wordSet(
  "workstation laptop computer desktop printer router network switch server email account backup camera phone firewall wifi system tablet monitor scanner drive software point",
);
const REUPHOLSTERED = wordSet(
  "chair armchair sofa couch loveseat ottoman recliner seat headboard bench stool wingback banquette",
);
/** The trades' verbs that are sure of some things alone. */
const SURE_OF = wordTable<ReadonlySet<string>>({ install: INSTALLED, "set up": SET_UP, reupholster: REUPHOLSTERED });
/** They are put on or done, and not cleaned. */
const TREATMENTS = wordSet("scotchgard protector treatment turnover deodorizer sealer stain");
const TILED = wordSet(
  "floor wall backsplash splash shower tub surround niche curb bench ceiling entry entryway bathroom kitchen hearth",
);
/** Where work is done: it is neither brought nor put in. */
const ROOM = /^(?:(?:bed|bath|dining|living|laundry)?rooms?|hallways?|basements?|kitchens?|driveways?)$/;
/** What is sold as stuff, whatever the trade. */
const STUFF =
  /\b(?:parts?|materials?|supplies|hardware|lumber|paint|primer|fabric|topsoil|gravel|stone|sand|concrete|wood|fittings?|fasteners?|screws|nails and|chemicals|filters?|fertilizer|seed|soil|steel)\b/i;
/** What is dug or torn out is not brought: "trench and conduit". */
const DUG = /^(?:trench|trenching|excavation|digging|grading|demo|demolition|tear-?out|haul-?away)(?!\p{L})/iu;
/** "Three rooms of carpet" are carpet. */
const BEFORE_STUFF = /^(?:(?:\p{L}+ )?(?:rooms?|squares?|yards?|feet|sheets?|rolls?|pairs?|sets?|rows?|runs?) of )/iu;
const BEHIND_HEAD = wordSet(
  "round in on of for at with to from under by over behind inside around along and through down",
);

/** The word that says what a thing is: "fence" of "six foot cedar fence along the back". */
export function headWord(text: string): Word | undefined {
  const words = wordsOf(text.replace(BEFORE_STUFF, "").replace(/^built in /i, ""));
  const end = words.findIndex(({ comma }, index) => BEHIND_HEAD.has(words[index + 1]?.lower ?? "") || comma);
  return words[end < 0 ? words.length - 1 : end];
}

/** The trade's word for doing a thing that was named without a verb, where it is sure of such a thing: a cutout is not installed. */
export function usualVerb(job: Job, item: LineItem, text: string): string | undefined {
  const head = headWord(text)?.norm ?? "";
  const isThing = item.category === "material" || item.category === "service";
  const isRoom = ROOM.test(head);
  if (job.trade?.verb === "Paint" && (PAINTED.has(head) || isRoom) && isThing && !/^new /i.test(text)) return "paint";
  // "the hallway 275, two days of labor at 95": no room is brought
  if (item.category === "material" && isRoom) return undefined;
  if (item.category === "material" && DUG.test(text)) return undefined;
  if (item.category === "material") {
    if (job.trade === null)
      return STUFF.test(text) || INSTALLED.has(head) || GOODS.test(item.unit ?? "") ? "supply" : undefined;
    return isNewHere(job, item, text, head) ? "install" : job.trade.supplies;
  }
  if (item.category !== "service") return undefined;
  if (job.trade?.id === "tile" && TILED.has(head)) return "tile";
  const signals = job.signalsFor(item.description);
  const own = job.trade !== null && hintsAt(job.trade, signals) ? job.trade : null;
  const trade = own ?? tradeOf(signals);
  const verb = trade?.verb?.toLowerCase();
  if (SURE_OF[verb ?? ""]?.has(head) === false) return undefined;
  if (verb === "clean" && TREATMENTS.has(head)) return undefined;
  if (verb !== "install") return verb;

  // no lock is a door, and no other thing is what it is put in
  if (trade?.id === "locksmith" && /^(?:door|window|gate)$/.test(head)) return undefined;
  // a door among windows that are washed is not put in
  if (own === null && TREATS.has(job.trade?.verb ?? "")) return undefined;
  const [first] = job.projects;
  // "toilet repair, new fill valve": the new one is put in
  if (FITTED.has(head) && /^(?:an? )?new /i.test(text)) return verb;
  return first && (TREATMENT.test(first.title) || TREATMENT.test(titleOf(job, first))) ? undefined : verb;
}

/** What is put into a thing that is mended. */
const FITTED = wordSet(
  "valve faucet thermostat switch outlet breaker deadbolt lock pump motor opener disposal cartridge",
);

/** "New thermostat" beside work of who puts such things in: it is put in too, and not only brought. */
const isNewHere = (job: Job, item: LineItem, text: string, head: string): boolean =>
  job.trade?.supplies === "supply" &&
  job.trade.verb === "Install" &&
  /^(?:an? )?new /i.test(text) &&
  INSTALLED.has(head) &&
  !STUFF.test(text) &&
  !GOODS.test(item.unit ?? "") &&
  job.facts.items.some(({ category, optional }) => !optional && (category === "service" || category === "labor"));

/** "Tile the niche": what is tiled is there. */
export const onPlace = ({ base }: Forms, item: LineItem, thing: string): string =>
  base === "tile" && item.quantity === 1000 && TILED.has(thing.toLowerCase()) ? `the ${thing}` : thing;
