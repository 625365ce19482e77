import type { Trade } from "../trade.ts";

export const ceilings: Trade = {
  id: "ceilings",
  name: "Suspended ceilings",
  industry: "Construction",
  category: "Suspended ceilings",
  title: "Ceiling work",
  strong: [
    "ceiling tile",
    "drop ceiling",
    "suspended ceiling",
    "acoustic ceiling",
    "acoustical ceiling",
    "ceiling grid",
  ],
  weak: ["grid", "tile", "ceiling", "square foot", "hanger"],
  projects: [
    { title: "Ceiling tile replacement", words: ["ceiling tile"] },
    {
      title: "Suspended ceiling",
      words: ["drop ceiling", "suspended ceiling", "acoustic ceiling", "acoustical ceiling"],
    },
  ],
  verb: "Install",
  supplies: "supply",
  approach: [
    "Agree the rooms, the working times and where material can be stored.",
    "Cover furniture and floors below the work area.",
    { text: "Take the old tiles down and haul them away.", when: ["replace", "remove", "tear out", "haul", "old"] },
    {
      text: "Hang the grid to a level line and tie it in at the walls.",
      when: ["drop ceiling", "suspended ceiling", "new grid", "ceiling grid", "acoustic ceiling", "acoustical ceiling"],
    },
    "Cut and set the tiles around lights, vents and sprinkler heads.",
    "Clean up and go through the rooms with you.",
  ],
  terms: [
    "Wiring, ducts or damaged grid found above the tiles are shown to you and priced before work on them goes on.",
    "Tiles are ordered with an allowance for cuts and breakage.",
  ],
  excluded: [
    { what: "moving of lights, vents and sprinkler heads", unless: ["light", "vent", "sprinkler"] },
    { what: "testing for and removal of asbestos", unless: ["asbestos"] },
  ],
};
