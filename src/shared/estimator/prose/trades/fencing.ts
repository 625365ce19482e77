import type { Trade } from "../trade.ts";

const REPAIRS = ["fence repair", "repair the fence", "fix the fence", "reset", "broken panel", "replace the post"];
const OLD_GATE = [
  "adjust the gate",
  "fix the gate",
  "repair the gate",
  "rehang the gate",
  "gate drags",
  "gate sags",
  "sagging gate",
];
const OF_WOOD = ["cedar", "wood", "vinyl", "privacy", "picket", "aluminum"];

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
    "gate operator",
    "corral",
    "wood privacy",
    "barbed wire",
    "h brace",
    "t-post",
    "t post",
    "driveway gate",
  ],
  weak: ["gate", "cedar", "linear foot", "post", "panel", "rail", "vinyl", "privacy", "line post", "corner post"],
  projects: [
    { title: "Vinyl fence", words: ["vinyl fence", "vinyl fencing"] },
    { title: "Cedar fence", words: ["cedar", "cedar fence", "cedar privacy fence"] },
    { title: "Chain-link fence", words: ["chain link"] },
    { title: "Fence installation", words: ["fence", "fencing"], isPlain: true },
    { title: "Privacy fence", words: ["privacy fence"] },
    {
      title: "Fence repair",
      words: [
        "fence repair",
        "repair the fence",
        "fix the fence",
        "broken panel",
        "replace the post",
        "reset post",
        "reset the post",
      ],
    },
    { title: "Gate installation", words: ["gate"] },
  ],
  verb: "Install",
  supplies: "supply",
  approach: [
    { text: "Walk the fence line with you and have underground utilities marked.", unless: REPAIRS },
    { text: "Walk the fence with you and mark what is to be repaired.", when: REPAIRS },
    {
      text: "Take out the damaged posts, rails and pickets and fit new ones in line with the rest.",
      when: REPAIRS,
    },
    {
      text: "Take down the old fence and haul it off.",
      when: ["old fence", "existing fence", "tear down", "take down", "remove the fence", "haul"],
    },
    { text: "Lay out the line and dig the post holes.", unless: REPAIRS },
    { text: "Set the posts plumb in concrete and let it cure.", unless: REPAIRS },
    { text: "Set the posts plumb in concrete and let it cure.", when: ["post"] },
    {
      text: "Fasten the rails, panels or pickets and trim the tops level with the ground.",
      unless: [...REPAIRS, "chain link"],
    },
    {
      text: "Set the rails and stretch and tie the chain-link fabric.",
      when: ["chain link"],
      unless: [...REPAIRS, ...OF_WOOD],
    },
    {
      text: "Fasten the rails, panels or pickets and trim the tops level with the ground.",
      when: OF_WOOD,
      unless: REPAIRS,
    },
    { text: "Hang the gate and adjust the latch.", when: ["gate"], unless: [...REPAIRS, ...OLD_GATE] },
    {
      text: "Adjust the gate and its latch.",
      when: OLD_GATE,
      unless: ["new gate", "walk gate", "drive gate", "install"],
    },
    "Rake the line clean and walk it with you.",
  ],
  terms: [
    {
      text: "The property line is pointed out by the owner; a survey, if one is needed, is the owner's.",
      unless: REPAIRS,
    },
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
