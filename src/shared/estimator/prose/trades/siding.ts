import type { Trade } from "../trade.ts";

export const siding: Trade = {
  id: "siding",
  name: "Siding",
  industry: "Construction",
  category: "Siding",
  title: "Siding",
  strong: [
    "siding",
    "hardie",
    "hardie board",
    "fiber cement",
    "clapboard",
    "house wrap",
    "lap siding",
    "soffit and fascia",
    "board and batten",
    "reside",
    "stucco",
    "color coat",
    "float finish",
  ],
  weak: ["vinyl", "soffit", "fascia", "trim", "square", "exterior", "cedar shake", "elastomeric", "lath", "scaffold"],
  projects: [
    { title: "Vinyl siding", words: ["vinyl siding"] },
    { title: "Fiber cement siding", words: ["hardie", "fiber cement"] },
    { title: "Siding repair", words: ["siding repair", "repair the siding", "fix the siding"] },
    { title: "Soffit and fascia", words: ["soffit", "fascia"] },
    { title: "Board and batten siding", words: ["board and batten"] },
  ],
  verb: "Install",
  supplies: "supply",
  approach: [
    "Protect plants and walks and take down shutters and fixtures in the way.",
    {
      text: "Strip the old siding and check the sheathing.",
      when: ["replace", "remove", "strip", "tear off", "old siding", "replacement"],
    },
    "Wrap the walls and flash windows, doors and corners.",
    "Hang the siding level from the starter course up.",
    "Set the trim, caulk the joints and put the fixtures back.",
    "Haul the debris away and walk around the house with you.",
  ],
  terms: [
    "Rotten sheathing that shows behind the old siding is priced and agreed before it is replaced.",
    "Outside work waits for dry weather.",
  ],
  excluded: [
    { what: "permit fees", unless: ["permit"] },
    { what: "painting", unless: ["paint", "painting"] },
    { what: "replacement of windows and doors", unless: ["window", "door"] },
  ],
};
