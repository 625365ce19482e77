/** What is sold, with the least and the most that it costs in dollars. */
type Sold = readonly [name: string, from: number, to: number];
/** One of a kind and several of it, and what one costs. */
type Counted = readonly [one: string, many: string, from: number, to: number];
/** What is sold by a measure: its name, the unit, and what one unit costs. */
type Measured = readonly [name: string, unit: keyof typeof MEASURES, from: number, to: number];

/** The words of one trade. To let talks say another thing, add it here. */
export interface Trade {
  name: string;
  /** Behind "the" or "a": "the panel swap". */
  things: readonly Sold[];
  /** Behind "to" or "I'll": "rehang the back door". */
  works: readonly Sold[];
  counted: readonly Counted[];
  measured: readonly Measured[];
  /** What is done by the hour. */
  hourly: readonly Sold[];
  /** Where it is. */
  places: readonly string[];
  /** What others do, or nobody. */
  leftOut: readonly string[];
}

/** One of a unit, several, and how many of it a job has. */
export const MEASURES = {
  foot: ["foot", "feet", 20, 180],
  square: ["square", "squares", 8, 32],
  yard: ["yard", "yards", 3, 18],
  "square foot": ["square foot", "square feet", 120, 900],
  gallon: ["gallon", "gallons", 3, 12],
  bag: ["bag", "bags", 4, 30],
  load: ["load", "loads", 2, 6],
  sheet: ["sheet", "sheets", 3, 20],
} as const;

// prettier-ignore
export const TRADES: readonly Trade[] = [
  {
    name: "electrical",
    things: [["panel swap", 1400, 2600], ["microwave circuit", 240, 480], ["bath fan", 180, 360], ["attic light", 90, 190], ["surge protector", 150, 320]],
    works: [["hang the dining room fixture", 90, 180], ["trace the dead circuit", 120, 300], ["ground the old wiring", 300, 700]],
    counted: [["outlet", "outlets", 35, 90], ["dimmer", "dimmers", 40, 95], ["smoke alarm", "smoke alarms", 45, 110], ["can light", "can lights", 85, 160]],
    measured: [["conduit", "foot", 6, 14], ["trenching", "foot", 8, 18]],
    hourly: [["troubleshooting", 75, 125]],
    places: ["in the kitchen", "in the garage", "in the hall"],
    leftOut: ["patching the drywall", "the paint"],
  },
  {
    name: "plumbing",
    things: [["water heater", 1200, 2100], ["kitchen faucet", 210, 420], ["shower valve", 320, 640], ["garbage disposal", 190, 380], ["sump pump", 450, 900]],
    works: [["snake the main drain", 180, 340], ["reset the toilet", 110, 220], ["cap the old gas line", 90, 190]],
    counted: [["shutoff valve", "shutoff valves", 45, 120], ["hose bib", "hose bibs", 85, 190], ["supply line", "supply lines", 18, 40]],
    measured: [["copper pipe", "foot", 11, 24], ["drain line", "foot", 22, 48]],
    hourly: [["leak detection", 85, 140]],
    places: ["in the upstairs bath", "under the sink", "in the basement"],
    leftOut: ["the tile work", "opening the wall"],
  },
  {
    name: "roofing",
    things: [["chimney flashing", 280, 650], ["ridge vent", 300, 620], ["skylight", 700, 1500], ["dumpster", 380, 560], ["drip edge", 240, 520]],
    works: [["patch the valley", 220, 480], ["seal the chimney", 120, 280], ["tear off the porch roof", 500, 1200]],
    counted: [["pipe boot", "pipe boots", 35, 85], ["box vent", "box vents", 60, 120], ["gutter guard", "gutter guards", 18, 45]],
    measured: [["shingles", "square", 320, 520], ["fascia", "foot", 8, 16], ["decking", "sheet", 65, 95]],
    hourly: [["carpentry", 60, 95]],
    places: ["on the north side", "over the porch", "by the chimney"],
    leftOut: ["the gutters", "the siding"],
  },
  {
    name: "painting",
    things: [["living room", 450, 950], ["stairwell", 380, 760], ["front door", 120, 260], ["ceiling repair", 160, 340], ["wallpaper removal", 280, 620]],
    works: [["prime the paneling", 180, 420], ["pressure wash the porch", 140, 280], ["caulk the windows", 110, 240]],
    counted: [["shutter", "shutters", 35, 75], ["cabinet door", "cabinet doors", 45, 95], ["closet", "closets", 85, 160]],
    measured: [["trim", "foot", 2, 6], ["primer", "gallon", 28, 46]],
    hourly: [["prep", 40, 70]],
    places: ["upstairs", "on the landing", "in the den"],
    leftOut: ["the closets upstairs", "moving the piano"],
  },
  {
    name: "fencing",
    things: [["double gate", 450, 900], ["old fence removal", 280, 640], ["arbor", 350, 780], ["gate opener", 600, 1300], ["retaining board", 120, 260]],
    works: [["straighten the corner post", 90, 210], ["stain the fence", 380, 820], ["clear the brush", 150, 380]],
    counted: [["post", "posts", 45, 95], ["panel", "panels", 85, 160], ["hinge", "hinges", 14, 35]],
    measured: [["cedar fence", "foot", 28, 46], ["chain link", "foot", 14, 24], ["concrete", "bag", 7, 12]],
    hourly: [["brush clearing", 45, 70]],
    places: ["along the alley", "by the driveway", "out back"],
    leftOut: ["the survey", "calling the utilities"],
  },
  {
    name: "landscaping",
    things: [["spring cleanup", 220, 480], ["drip system", 450, 980], ["stump grinding", 140, 320], ["patio edging", 180, 420], ["flower bed", 160, 380]],
    works: [["trim the hedges", 120, 280], ["haul off the brush", 90, 220], ["regrade the side yard", 480, 1100]],
    counted: [["boxwood", "boxwoods", 28, 65], ["sprinkler head", "sprinkler heads", 18, 42], ["maple", "maples", 140, 320]],
    measured: [["mulch", "yard", 55, 95], ["topsoil", "yard", 40, 75], ["sod", "square foot", 2, 4]],
    hourly: [["weeding", 35, 60]],
    places: ["in front", "along the walk", "behind the shed"],
    leftOut: ["the watering", "the tree by the street"],
  },
  {
    name: "flooring",
    things: [["carpet tear out", 220, 520], ["stair runner", 380, 860], ["closet floor", 140, 320], ["floor leveling", 280, 680], ["furniture moving", 90, 220]],
    works: [["pull the old tack strip", 80, 190], ["undercut the door jambs", 90, 210], ["screw down the subfloor", 120, 290]],
    counted: [["transition strip", "transition strips", 35, 75], ["stair tread", "stair treads", 65, 130], ["floor register", "floor registers", 22, 48]],
    measured: [["laminate", "square foot", 4, 8], ["baseboard", "foot", 4, 9], ["underlayment", "square foot", 1, 2]],
    hourly: [["subfloor repair", 55, 85]],
    places: ["in the hallway", "in the family room", "at the landing"],
    leftOut: ["the baseboards", "moving the fridge"],
  },
  {
    name: "hvac",
    things: [["furnace tune up", 120, 240], ["blower motor", 380, 740], ["thermostat", 140, 320], ["condensate pump", 160, 310], ["duct cleaning", 320, 640]],
    works: [["clean the coil", 110, 240], ["seal the plenum", 130, 290], ["rebalance the zones", 180, 380]],
    counted: [["vent cover", "vent covers", 18, 42], ["filter", "filters", 14, 35], ["damper", "dampers", 75, 150]],
    measured: [["line set", "foot", 14, 28], ["flex duct", "foot", 7, 15]],
    hourly: [["diagnostics", 85, 140]],
    places: ["in the attic", "on the roof", "in the crawl space"],
    leftOut: ["the electrical", "the roof patch"],
  },
  {
    name: "tree work",
    things: [["oak removal", 850, 2200], ["crane", 600, 1200], ["deadwood pruning", 280, 640], ["log splitting", 180, 380], ["cabling", 240, 560]],
    works: [["drop the leaning pine", 450, 980], ["chip the brush", 140, 320], ["clear the roof line", 180, 420]],
    counted: [["stump", "stumps", 85, 180], ["arborvitae", "arborvitaes", 65, 140], ["limb", "limbs", 60, 130]],
    measured: [["wood chips", "yard", 25, 45], ["hauling", "load", 120, 240]],
    hourly: [["climbing", 85, 140]],
    places: ["over the garage", "by the road", "near the wires"],
    leftOut: ["the stump in back", "splitting the wood"],
  },
  {
    name: "cleaning",
    things: [["oven", 45, 95], ["move out clean", 280, 560], ["carpet shampoo", 140, 320], ["garage sweep", 60, 140], ["fridge interior", 40, 85]],
    works: [["scrub the grout", 90, 210], ["polish the marble", 120, 280], ["wash the baseboards", 60, 140]],
    counted: [["window", "windows", 8, 18], ["blind", "blinds", 14, 32], ["mattress", "mattresses", 45, 85]],
    measured: [["tile cleaning", "square foot", 1, 3]],
    hourly: [["deep cleaning", 38, 65]],
    places: ["downstairs", "in the guest room", "on the main floor"],
    leftOut: ["the laundry", "the outside glass"],
  },
  {
    name: "auto repair",
    things: [["alternator", 340, 680], ["front brakes", 240, 480], ["timing belt", 480, 950], ["alignment", 85, 140], ["radiator", 380, 760]],
    works: [["flush the coolant", 95, 170], ["rotate the tires", 25, 60], ["clear the code", 60, 130]],
    counted: [["spark plug", "spark plugs", 12, 28], ["tire", "tires", 110, 220], ["lug nut", "lug nuts", 4, 9]],
    measured: [["gear oil", "gallon", 28, 45]],
    hourly: [["labor", 95, 150]],
    places: ["up front", "on the driver side", "in the rear"],
    leftOut: ["the inspection", "the tow"],
  },
  {
    name: "masonry",
    things: [["chimney cap", 180, 380], ["front steps", 850, 1900], ["hearth", 480, 1100], ["lintel", 320, 680], ["mailbox column", 450, 980]],
    works: [["grind out the joints", 280, 640], ["reset the loose stones", 140, 340], ["seal the brick", 220, 520]],
    counted: [["brick", "bricks", 8, 18], ["paver", "pavers", 9, 22], ["corbel", "corbels", 65, 140]],
    measured: [["tuckpointing", "square foot", 12, 24], ["block wall", "square foot", 22, 38], ["sand", "bag", 6, 11]],
    hourly: [["stone cutting", 65, 105]],
    places: ["on the west wall", "at the front", "by the steps"],
    leftOut: ["the footing", "the sealer"],
  },
  {
    name: "concrete",
    things: [["driveway apron", 900, 2100], ["sidewalk repair", 380, 860], ["pump truck", 650, 1100], ["shed slab", 1200, 2600], ["expansion joint", 120, 280]],
    works: [["break out the old slab", 450, 980], ["grind the trip hazard", 120, 280], ["seal the driveway", 320, 680]],
    counted: [["footing", "footings", 140, 290], ["step", "steps", 120, 260], ["anchor bolt", "anchor bolts", 8, 18]],
    measured: [["flatwork", "square foot", 7, 14], ["concrete", "yard", 140, 190], ["gravel", "yard", 35, 60]],
    hourly: [["sawcutting", 85, 140]],
    places: ["by the street", "at the side door", "around back"],
    leftOut: ["the rebar inspection", "the landscaping"],
  },
  {
    name: "drywall",
    things: [["ceiling patch", 180, 420], ["water damage repair", 320, 740], ["soffit", 280, 620], ["popcorn removal", 450, 980], ["texture match", 140, 320]],
    works: [["tape the seams", 180, 420], ["skim the hallway", 280, 640], ["box in the pipes", 160, 360]],
    counted: [["access panel", "access panels", 55, 120], ["corner bead", "corner beads", 18, 40], ["hole", "holes", 45, 95]],
    measured: [["drywall", "sheet", 48, 85], ["insulation", "square foot", 1, 3]],
    hourly: [["sanding", 45, 70]],
    places: ["in the stairwell", "over the tub", "in the nursery"],
    leftOut: ["the painting", "the wiring"],
  },
  {
    name: "catering",
    things: [["taco bar", 480, 1200], ["dessert table", 240, 580], ["coffee station", 120, 280], ["cheese board", 90, 220], ["linen rental", 140, 320]],
    works: [["set up the tables", 120, 260], ["bus the room", 140, 320], ["deliver the trays", 60, 140]],
    counted: [["boxed lunch", "boxed lunches", 14, 24], ["sheet cake", "sheet cakes", 65, 120], ["chafing dish", "chafing dishes", 18, 40]],
    measured: [["lemonade", "gallon", 12, 22], ["ice", "bag", 4, 8]],
    hourly: [["bartending", 35, 60]],
    places: ["in the hall", "on the patio", "by the entrance"],
    leftOut: ["the bar", "the plates"],
  },
  {
    name: "moving",
    things: [["piano", 280, 620], ["gun safe", 180, 420], ["packing", 240, 580], ["storage unit", 140, 280], ["truck", 180, 380]],
    works: [["wrap the antiques", 120, 280], ["take apart the beds", 80, 190], ["hoist the sofa", 150, 340]],
    counted: [["wardrobe box", "wardrobe boxes", 14, 26], ["dresser", "dressers", 45, 95], ["crate", "crates", 60, 140]],
    measured: [["debris hauling", "load", 120, 260]],
    hourly: [["loading", 95, 150]],
    places: ["on the third floor", "in the garage", "down the ramp"],
    leftOut: ["the hot tub", "the plants"],
  },
  {
    name: "windows",
    things: [["bay window", 1400, 2800], ["storm door", 320, 640], ["patio slider", 980, 2100], ["sill repair", 140, 340], ["door sweep", 30, 70]],
    works: [["reglaze the sash", 120, 260], ["free the stuck casement", 80, 180], ["wrap the exterior trim", 280, 620]],
    counted: [["screen", "screens", 28, 65], ["double hung", "double hungs", 380, 640], ["sash lock", "sash locks", 14, 32]],
    measured: [["weatherstrip", "foot", 2, 5]],
    hourly: [["glazing", 60, 95]],
    places: ["in the sunroom", "on the back", "in the breakfast nook"],
    leftOut: ["the interior trim", "the blinds"],
  },
  {
    name: "garage doors",
    things: [["opener", 320, 620], ["torsion spring", 180, 360], ["bottom seal", 65, 140], ["keypad", 60, 130], ["wall button", 35, 75]],
    works: [["realign the tracks", 90, 190], ["haul away the old door", 60, 140], ["tune up the door", 85, 160]],
    counted: [["roller", "rollers", 9, 22], ["remote", "remotes", 35, 65], ["cable", "cables", 40, 85]],
    measured: [["weather seal", "foot", 4, 9]],
    hourly: [["service", 80, 130]],
    places: ["on the left bay", "out at the barn", "at the shop"],
    leftOut: ["the framing", "the electric"],
  },
  {
    name: "appliance repair",
    things: [["drain pump", 120, 260], ["door gasket", 95, 210], ["ice maker", 180, 360], ["heating element", 110, 240], ["control board", 220, 480]],
    works: [["level the washer", 45, 110], ["clean the condenser", 70, 150], ["unclog the dispenser", 60, 130]],
    counted: [["burner", "burners", 35, 80], ["shelf", "shelves", 40, 95], ["knob", "knobs", 12, 28]],
    measured: [["vent hose", "foot", 4, 9]],
    hourly: [["bench time", 70, 110]],
    places: ["in the laundry", "in the pantry", "on the dryer"],
    leftOut: ["the water line", "the cabinet"],
  },
  {
    name: "pools",
    things: [["pump motor", 420, 860], ["filter cartridge", 120, 280], ["acid wash", 280, 580], ["pool light", 240, 520], ["cover repair", 140, 320]],
    works: [["open the pool", 240, 420], ["vacuum the bottom", 80, 180], ["drain the spa", 90, 190]],
    counted: [["jet", "jets", 35, 80], ["skimmer basket", "skimmer baskets", 18, 40], ["return fitting", "return fittings", 28, 60]],
    measured: [["coping", "foot", 24, 48], ["salt", "bag", 9, 16]],
    hourly: [["leak repair", 85, 140]],
    places: ["at the deep end", "by the steps", "at the equipment pad"],
    leftOut: ["the deck", "the heater"],
  },
  {
    name: "deck building",
    things: [["pergola", 1400, 3200], ["stair set", 480, 1100], ["lattice skirt", 240, 560], ["bench", 280, 620], ["demo", 450, 980]],
    works: [["double up the joists", 280, 640], ["sand the railing", 140, 320], ["replace the ledger", 380, 820]],
    counted: [["post cap", "post caps", 14, 32], ["baluster", "balusters", 8, 18], ["joist hanger", "joist hangers", 6, 14]],
    measured: [["composite decking", "square foot", 14, 26], ["railing", "foot", 38, 75]],
    hourly: [["framing", 60, 95]],
    places: ["off the kitchen", "at the lake side", "under the stairs"],
    leftOut: ["the hot tub pad", "the lighting"],
  },
  {
    name: "pest control",
    things: [["termite treatment", 480, 1100], ["wasp nest", 95, 210], ["attic dusting", 220, 480], ["exclusion work", 320, 740], ["mole treatment", 140, 320]],
    works: [["spray the foundation", 90, 190], ["seal the soffit gaps", 140, 340], ["clear the crawl space", 180, 420]],
    counted: [["bait station", "bait stations", 28, 60], ["trap", "traps", 18, 45], ["door seal", "door seals", 25, 55]],
    measured: [["hardware cloth", "foot", 6, 12]],
    hourly: [["trapping", 65, 105]],
    places: ["in the crawl space", "along the foundation", "in the shed"],
    leftOut: ["the insulation", "the repairs to the siding"],
  },
  {
    name: "welding",
    things: [["trailer hitch", 180, 380], ["handrail", 380, 860], ["truck rack", 320, 720], ["grate", 140, 320], ["powder coat", 160, 380]],
    works: [["brace the loader bucket", 180, 420], ["cut off the old bracket", 60, 140], ["patch the trailer floor", 140, 340]],
    counted: [["bracket", "brackets", 22, 55], ["gusset", "gussets", 18, 40], ["gate latch", "gate latches", 35, 75]],
    measured: [["angle iron", "foot", 5, 12], ["plate steel", "sheet", 180, 340]],
    hourly: [["shop time", 75, 125]],
    places: ["on the tailgate", "at the corner", "down at the dock"],
    leftOut: ["the paint", "the delivery"],
  },
  {
    name: "photography",
    things: [["engagement session", 280, 580], ["photo album", 240, 520], ["drone footage", 180, 420], ["retouching", 120, 280], ["photo booth", 380, 740]],
    works: [["shoot the rehearsal", 280, 620], ["edit the video", 240, 580], ["scan the old prints", 80, 190]],
    counted: [["canvas print", "canvas prints", 65, 140], ["headshot", "headshots", 45, 120], ["frame", "frames", 28, 65]],
    measured: [],
    hourly: [["second shooter", 65, 120]],
    places: ["at the chapel", "at the park", "in the studio"],
    leftOut: ["the travel", "the prints for the parents"],
  },
];
