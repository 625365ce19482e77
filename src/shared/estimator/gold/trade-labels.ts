import { allTrades } from "#shared/estimator/prose/all-trades.ts";

/**
 * The labels that spoken jobs bear, written by hands that saw none of our trades: which of them are meant, by words of
 * the label. The first that fits counts; of several trades each is right. "" is none of ours. What only says why a job
 * was written ("swap", "late") has no entry, and such a job is not looked at.
 */
const LABELS: readonly (readonly [trades: string, labels: string])[] = [
  ["plumbing", "well (?:pump|service)|drain (?:clean|camera|and|serv|spec|tech)|water heater|drains$"],
  ["printing-signs", "sign(?:s|age|$| )|print|screen print|embroid|vehicle (?:wrap|graphic)|mug engraver"],
  ["retail-orders carpentry", "furniture (?:mak|refin|rep|rest)|wood (?:ref|work)|woodworking|custom furn|tub refin|cabinet refin"],
  ["retail-orders", "jewel|picture fram"],
  ["carpentry", "closet|mill ?work"],
  ["hvac appliance-repair", "(?:commercial )?refrigeration|ice machine"],
  ["chimney", "fireplace"],
  ["hvac", "air balanc|oil heat|sheet metal"],
  ["catering", "bartend|bar service|cater|(?:party|barbecue) cater|taco|chef|(?:personal|private) chef|food truck|buffet|banquet|lunch"],
  ["concrete", "line strip"],
  ["carpentry decks remodeling", "shed|stair(?! carp)|chicken|coop|pole barn|barn|builder$|timber|ramp"],
  ["auto-service", "tire shop|diesel|fleet mech|truck mech|van mech|motorcycle|fleet maint|fleet serv"],
  ["window-cleaning pressure-washing", "window (?:clean|wash)"],
  ["solar pressure-washing window-cleaning", "solar (?:panel )?(?:clean|care|maint)"],
  ["tailoring retail-orders", "curtain"],
  ["hair-makeup", "mobile barber|barber"],
  ["insulation roofing plumbing masonry concrete", "(?:basement )?waterproof"],
  ["handyman electrical locksmith it-services entertainment", "tv mount|home theater|drop$"],
  ["landscaping lawn-care", "(?:commercial )?landscap(?!e (?:des|light|sup))"],
  ["landscaping", "landscap|water garden|pond"],
  ["gutters pressure-washing cleaning", "gutter clean"],
  ["pressure-washing", "(?:pressure|power) wash|pressure$|exterior clean|graffiti|fleet wash"],
  ["tile cleaning", "grout clean"],
  ["cleaning insulation", "crawl space clean"],
  ["hvac cleaning", "duct"],
  ["decks painting", "deck (?:stain|care|refin|restor)"],
  ["fencing painting", "fence stain"],
  ["windows-doors", "windows?$|window (?:inst|repair|restor|screen)|glaz|glass|shower glass|auto glass|door(?! technician)|patio door|shutter|screen(?:s$|ing$| rep)"],
  ["", "elevator|forklift|calibrat|equipment|scale|playground|playset|sports?|skate|billiard|saddle|sheep|bees?$|bee |beekeep|bouncy|bounce|radon|(?:land )?survey|home inspect|architect|structural|permit|legal|paralegal|notary|mobile notary|wedding off|apprais|art app|travel|freight|courier|tow(?:ing)?(?: |$)|shuttle|school bus|childcare|babysit|nanny|elder|home care|organiz|professional org|home (?:org|stag|access)|security guard|event secur|butcher|game proc|taxiderm|watchm|clock|bookbind|knife|aquarium|sauna|dock|orchard|farm|custom (?:hay|bal|farm)|hay|feed|crane|rigging|stage rig|scaffold|stained|longarm|calligr|engrav|stone eng|plaque|monument|sandbl|3d|court rep|massage|hearing|mobile vet|phone rep|amplif|jukebox|guitar rep|organ|harpsi|sewing mach|espresso|vending|copier|voice|podcast|boat|marine|outboard|sail|rv rep|trailer|small engine|machine|tractor|gym eq|interior d|draft|resume|propane|oil tank|well|water treat|fire|fumig|metal build|steel build|cnc|soundproof|acoustic|compressed|window tint|tint|coffee|abatement|asbestos|access|safe tech|safety train|drone (?:roof )?insp|drone op|lighthouse|lamp|pottery|foundation|awning|blacksm|steeple|holiday|lot sweep|greenhouse|log home|balloon|window (?:treat|cover|shade|blind)|blind|heavy lift|marble rest|piano$|gym$"],
  ["restoration", "water (?:damage|rest)|mold|flood|biohazard|storm"],
  ["septic", "septic|grease trap"],
  ["farrier", "farrier|horse"],
  ["pet-care", "(?:dog|pet|cat|mobile dog) groom|dog |dog$|pet (?:sit|board|care|and)|house sit"],
  ["photography", "photo(?! ?booth)|[a-z ]*photograph|video|drone"],
  ["personal-training", "personal train|fitness|yoga"],
  ["lessons", "(?:sat |math |maths |private )?tutor|[a-z]+ (?:lessons|teach|coaching|instruction)|driving school|music$"],
  ["piano-tuning", "piano (?:tun|tech)"],
  ["moving", "(?:piano |heavy |office )?mov(?:ing|ers?)$|moving"],
  ["hair-makeup", "hair|makeup|nail|bridal"],
  ["upholstery", "[a-z ]*upholster|chair can"],
  ["tailoring", "tailor|seamstress|alteration|clothing|sewing"],
  ["bike-repair", "bike|bicycle"],
  ["auto-detailing", "(?:auto|car|mobile) detail|mobile car wash|detail$"],
  ["auto-service", "auto|mechanic|mobile mech|car brakes"],
  ["snow-removal", "snow"],
  ["chimney", "chimney|stove inst"],
  ["translation", "translat|court interp|interpret"],
  ["garage-doors", "garage door|overhead|commercial door|gate oper"],
  ["locksmith", "lock|security|alarm|cctv"],
  ["appliance-repair", "appliance"],
  ["pest-control", "pest|extermin|wildlife"],
  ["entertainment", "dj|(?:event|wedding|mobile) dj|disc jockey|live (?:band|music)|dance band|photo ?booth|sound|stage|event (?:lighting|entertain)|face paint|av rental|children"],
  ["event-planning", "event|party (?:rental|plan)|tent|wedding (?:plan|coord|flor|flow)|flor(?:al|ist)"],
  ["bakery", "bak|cake|custom cake"],
  ["painting landscaping", "mural"],
  ["web-design printing-signs", "graphic"],
  ["web-design", "web|app design|software|marketing|social media|copywrit"],
  ["it-services", "it$|it |computer|network|data |laptop|office network"],
  ["bookkeeping", "bookkeep|tax|account|payroll"],
  ["business-consulting", "consult"],
  ["pools", "pool|hot tub"],
  ["junk-removal", "junk|hauling$"],
  ["demolition-excavation", "demol|excavat|land clear|brush clear|trench|grading|sod and grad|dirt|earthwork|site work|civil|skid|road|ranch road|topsoil haul|gravel|trucking"],
  ["tree-service", "tree|arbor|stump"],
  ["lawn-care landscaping", "lawn and|irrigation and lawn|garden|yard|grounds|sod and lawn"],
  ["lawn-care", "lawn|mowing"],
  ["concrete", "paving|asphalt|seal ?coat|driveway|blacktop|concrete|decorative conc|curb|sidewalk|conc$"],
  ["landscaping", "irrigat|sprinkler|sod|mulch|paver|hardscap|[a-z ]*drainage|retaining|hydroseed"],
  ["masonry", "mason|stone(?! count)|dry stone|brick"],
  ["kitchen-remodel", "countertop|stone counter|kitchen"],
  ["bathroom-remodel", "bath"],
  ["tile", "til(?:e|er|ing)|grout"],
  ["cleaning", "[a-z -]*clean|janitor|housekeep|carpet care|floor care"],
  ["flooring", "floor|[a-z ]*flooring|carpet|epoxy|hardwood"],
  ["gutters", "gutter"],
  ["siding drywall masonry", "stucco|lime wash|exteriors$"],
  ["siding", "siding"],
  ["roofing", "[a-z ]*roof|skylight"],
  ["decks", "deck|pergola|porch|outdoor struct"],
  ["fencing", "[a-z ]*fenc"],
  ["insulation", "insul|crawl"],
  ["drywall", "drywall|plaster"],
  ["ceilings", "ceilings"],
  ["painting", "[a-z ]*paint|wallpaper|staining"],
  ["hvac", "[a-z ]*hvac|heat|radiant|furnace"],
  ["plumbing", "[a-z ]*plumb|pump|pip|repip|faucet|boiler|gas fit|contractor boiler"],
  ["solar", "solar"],
  ["electrical", "[a-z ]*electric|elec$|generator|standby|lighting|ev charger|rewir|ceiling fan|shop fit"],
  ["welding", "[a-z ]*weld|iron|ornamental|metal|steel"],
  ["handyman", "[a-z ]*handyman|(?:furniture )?assembl|property maint|mobile home|home repair"],
  ["carpentry", "[a-z ]*carpent|cabinet|trim|carp$"],
  ["remodeling", "remodel|fram|general con|home impr|basement fin|contractor (?:fram|rem)"],
]; // prettier-ignore

const ours: ReadonlySet<string> = new Set(allTrades.map(({ id }) => id));
const PATTERNS = LABELS.map(([trades, labels]) => {
  const ids = trades.split(" ").filter(Boolean);
  const unknown = ids.find((id) => !ours.has(id));
  if (unknown !== undefined) throw new Error(`No trade of ours: ${unknown}`);
  return { ids, pattern: new RegExp(`^(?:${labels})`) };
});

/** The trades that a label means, each right; empty for one that we don't have, null for a label that names no trade. */
export function tradesOfLabel(label: string): readonly string[] | null {
  const name = label.toLowerCase();
  return PATTERNS.find(({ pattern }) => pattern.test(name))?.ids ?? null;
}
