import type { Trade } from "../trade.ts";

export const welding: Trade = {
  id: "welding",
  name: "Welding and fabrication",
  industry: "Trade Services",
  category: "Welding",
  title: "Welding and fabrication",
  strong: [
    "weld",
    "welding",
    "welder",
    "fabricate",
    "fabrication",
    "steel beam",
    "metal gate",
    "iron railing",
    "powder coat",
    "metalwork",
  ],
  weak: ["steel", "aluminum", "railing", "gate", "bracket", "trailer", "frame", "plate", "stainless"],
  projects: [
    { title: "Railing fabrication", words: ["railing", "handrail"] },
    { title: "Gate fabrication", words: ["gate"] },
    { title: "Steel beam work", words: ["steel beam", "beam"] },
    { title: "Welding repair", words: ["repair", "crack", "trailer"] },
  ],
  supplies: "supply",
  approach: [
    "Measure on site and agree drawings and finish with you.",
    "Cut and fit the parts in the shop and tack them square.",
    "Weld, grind and clean the joints.",
    { text: "Prime and coat the metal.", when: ["powder coat", "paint", "primer", "coat"] },
    {
      text: "Deliver, set and anchor the work.",
      when: ["install", "installation", "set", "deliver", "delivery", "railing", "gate"],
    },
  ],
  terms: ["Pieces are made to the agreed measurements and cannot be returned."],
  excluded: [
    { what: "painting and powder coating", unless: ["paint", "powder coat"] },
    { what: "engineering drawings", unless: ["engineer", "drawing"] },
    { what: "concrete and masonry repair", unless: ["concrete", "masonry"] },
  ],
};
