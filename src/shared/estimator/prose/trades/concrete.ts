import type { Trade } from "../trade.ts";

const ASPHALT = ["asphalt", "sealcoat", "sealcoating"];
/** Also where old asphalt is broken out for it. */
const POURED = ["pour", "poured", "pouring", "rebar", "wire mesh", "stamped"];

export const concrete: Trade = {
  id: "concrete",
  name: "Concrete",
  industry: "Construction",
  category: "Concrete",
  title: "Concrete work",
  strong: [
    "stamped patio",
    "broom finish",
    "ashlar",
    "concrete",
    "slab",
    "rebar",
    "stamped concrete",
    "footing",
    "cement",
    "formwork",
    "sidewalk",
    "pour the",
    "psi",
    "curb",
    "mudjack",
    "asphalt",
    "sealcoat",
    "sealcoating",
  ],
  weak: ["driveway", "patio", "pour", "yard", "gravel", "foundation", "square foot", "saw cut", "wire mesh", "paving"],
  projects: [
    { title: "Concrete driveway", words: ["driveway"] },
    { title: "Concrete patio", words: ["patio"] },
    { title: "Concrete slab", words: ["slab"] },
    { title: "Concrete sidewalk", words: ["sidewalk", "walkway"] },
    { title: "Footings", words: ["footing"] },
    { title: "Foundation work", words: ["foundation"] },
    { title: "Asphalt paving", words: ["asphalt"] },
    { title: "Sealcoating", words: ["sealcoat", "sealcoating"] },
  ],
  supplies: "supply",
  approach: [
    {
      text: "Lay out the area with you and have underground utilities marked.",
      unless: ["sealcoat", "sealcoating"],
    },
    {
      text: "Break out the old surface and haul it away.",
      when: ["remove", "tear out", "break", "demo", "demolition", "old", "existing"],
    },
    { text: "Excavate, then grade and compact the base.", unless: ["sealcoat", "sealcoating"] },
    { text: "Set the forms and tie the reinforcement.", unless: ASPHALT },
    { text: "Set the forms and tie the reinforcement.", when: POURED },
    { text: "Pour, level and finish the concrete and cut the control joints.", unless: ASPHALT },
    { text: "Pour, level and finish the concrete and cut the control joints.", when: POURED },
    { text: "Place and roll the asphalt.", when: ["asphalt"], unless: [...POURED, "sealcoat", "sealcoating"] },
    { text: "Clean the surface, fill the cracks and apply the sealer.", when: ["sealcoat", "sealcoating"] },
    { text: "Cure it, strip the forms and backfill the edges.", unless: ASPHALT },
    { text: "Cure it, strip the forms and backfill the edges.", when: POURED },
    "Clean the site and tell you when it can carry foot and car traffic.",
  ],
  terms: [
    "Work is moved when rain or frost would harm the finish.",
    {
      text: "Hairline cracks and small differences in color are normal in concrete.",
      unless: ["sealcoat", "sealcoating"],
    },
  ],
  excluded: [
    { what: "permit fees", unless: ["permit"] },
    { what: "removal of rock or unsuitable soil", unless: ["rock", "soil"] },
    { what: "sealing", unless: ["seal", "sealer", "sealing", "sealcoat"] },
    { what: "repair of lawn and irrigation lines", unless: ["lawn", "sod", "irrigation", "sprinkler"] },
  ],
};
