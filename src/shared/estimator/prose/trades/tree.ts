import type { Trade } from "../trade.ts";

/** How one says that the wood stays. */
const KEPT = [
  "firewood",
  "keep the wood",
  "keep the log",
  "leave the wood",
  "leave the log",
  "wood stays",
  "logs stay",
];

export const tree: Trade = {
  id: "tree-service",
  name: "Tree service",
  industry: "Home Services",
  category: "Tree service",
  title: "Tree work",
  strong: [
    "pruned",
    "tree",
    "tree removal",
    "stump",
    "stump grinding",
    "arborist",
    "limb",
    "pruning",
    "prune",
    "fell",
    "crown reduction",
    "crown reduce",
    "crown thinning",
    "thin the crown",
    "wood chip",
    "cut down the tree",
    "tree trimming",
    "brush chipping",
  ],
  weak: ["crown", "oak", "pine", "maple", "branch", "grind", "trim", "crane", "haul", "chip", "brush", "firewood"],
  projects: [
    { title: "Stump grinding", words: ["stump grinding", "stump", "grind"] },
    {
      title: "Tree removal",
      words: [
        "tree removal",
        "remove the tree",
        "cut down",
        "take down",
        "took down",
        "taking down",
        "taken down",
        "fell",
        "remove tree",
        "dead tree",
        "rig it down",
        "take it down",
        "remove",
      ],
    },
    { title: "Tree trimming", words: ["tree trimming", "trim the tree", "prune", "pruning", "limb", "trim"] },
    {
      title: "Limb removal",
      words: ["broken limb", "oak limb", "fallen limb", "limb removal", "broken branch", "hanging limb"],
    },
    {
      title: "Brush clearing",
      words: ["brush clearing", "clear the brush", "clear brush", "brush hog", "brush hogging"],
    },
  ],
  approach: [
    "Look at the trees, drop zones and lines with you before anything is cut.",
    "Rope off the area and protect lawn and structures.",
    {
      text: "Take the tree down in sections, lowering the heavy pieces.",
      when: ["remove", "removal", "cut down", "take down", "took down", "taking down", "taken down", "fell", "tree"],
      unless: ["stump grinding", "trim", "prune"],
    },
    {
      text: "Prune to the branch collar and thin where it helps the tree.",
      when: ["trim", "prune", "trimming", "pruning", "limb"],
    },
    { text: "Grind the stumps below grade and rake the grindings into the hole.", when: ["stump"] },
    {
      text: "Chip the brush and haul the wood away.",
      when: ["haul", "chip", "brush", "removal", "remove"],
      unless: KEPT,
    },
    { text: "Chip the brush and leave the wood on site.", when: KEPT },
    "Rake and blow the area clean.",
  ],
  terms: [
    "The owner confirms that the trees stand on the property and has permission from the neighbor where branches cross the line.",
    "Work in the crown waits for calm weather.",
  ],
  excluded: [
    { what: "stump grinding", unless: ["stump"] },
    { what: "splitting of firewood", unless: ["firewood", "split"] },
    { what: "repair of ruts in soft ground and of unmarked underground lines", unless: [] },
    { what: "permits", unless: ["permit"] },
  ],
};
