import type { Trade } from "../trade.ts";

export const fencing: Trade = {
  id: "fencing",
  name: "Fencing",
  industry: "Trade Services",
  category: "Fencing",
  title: "Fence installation",
  strong: [
    "fence",
    "fencing",
    "picket",
    "chain link",
    "privacy fence",
    "fence post",
    "post hole",
    "vinyl fence",
    "cedar fence",
    "split rail",
    "wrought iron",
  ],
  weak: ["gate", "cedar", "linear foot", "foot", "post", "panel", "rail", "vinyl"],
  projects: [
    { title: "Vinyl fence", words: ["vinyl fence", "vinyl fencing"] },
    { title: "Cedar fence", words: ["cedar", "cedar fence", "cedar privacy fence"] },
    { title: "Chain-link fence", words: ["chain link"] },
    { title: "Fence installation", words: ["fence", "fencing"], isPlain: true },
    { title: "Privacy fence", words: ["privacy fence"] },
    {
      title: "Fence repair",
      words: ["fence repair", "repair the fence", "fix the fence", "broken panel", "replace the post"],
    },
    { title: "Gate installation", words: ["gate"] },
  ],
  verb: "Install",
  supplies: "supply",
  approach: [
    "Walk the fence line with you and have underground utilities marked.",
    {
      text: "Take down the old fence and haul it off.",
      when: ["old fence", "existing fence", "tear down", "take down", "remove the fence", "haul"],
    },
    "Lay out the line and dig the post holes.",
    "Set the posts plumb in concrete and let it cure.",
    "Fasten the rails, panels or pickets and trim the tops level with the ground.",
    { text: "Hang the gate and adjust the latch.", when: ["gate"] },
    "Rake the line clean and walk it with you.",
  ],
  terms: [
    "The property line is pointed out by the owner; a survey, if one is needed, is the owner's.",
    "Rock, roots or old footings that stop the digging are priced and agreed before they are removed.",
  ],
  excluded: [
    { what: "permits and homeowner association approval", unless: ["permit", "hoa"] },
    { what: "removal of trees and brush on the line", unless: ["tree", "brush"] },
    {
      what: "staining and sealing",
      unless: ["stain", "seal", "staining", "chain link", "vinyl", "aluminum", "steel", "iron"],
    },
  ],
};
