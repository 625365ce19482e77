import type { Trade } from "../trade.ts";

export const garageDoors: Trade = {
  id: "garage-doors",
  name: "Garage doors",
  industry: "Trade Services",
  category: "Garage doors",
  title: "Garage door work",
  strong: [
    "garage door",
    "garage door opener",
    "torsion spring",
    "door opener",
    "overhead door",
    "roll up door",
    "steel door",
  ],
  weak: [
    "garage",
    "opener",
    "spring",
    "track",
    "roller",
    "cable",
    "remote",
    "panel",
    "belt-drive",
    "belt drive",
    "keypad",
    "by seven",
    "liftmaster",
  ],
  projects: [
    { title: "Garage door opener installation", words: ["garage door opener", "opener"] },
    { title: "Garage door spring repair", words: ["torsion spring", "spring"] },
    {
      title: "Garage door installation",
      words: [
        "new garage door",
        "garage door installation",
        "replace the garage door",
        "insulated garage door",
        "insulated door",
        "new overhead door",
        "overhead door installation",
        "insulated steel door",
      ],
    },
    {
      title: "Garage door repair",
      words: ["garage door repair", "fix the garage door", "track", "roller", "cable", "off track"],
    },
  ],
  verb: "Install",
  supplies: "supply",
  approach: [
    "Check door, springs, tracks and opener and make the door safe.",
    {
      text: "Release the spring tension and take the worn parts off.",
      when: ["spring", "repair", "fix", "replace", "cable", "roller"],
    },
    {
      text: "Set the new sections, tracks and springs.",
      when: ["new garage door", "installation", "replace the garage door", "overhead door"],
    },
    { text: "Mount the opener and program the remotes.", when: ["opener"] },
    "Balance the door, lubricate it and test the safety reverse.",
  ],
  terms: ["Doors made to order cannot be returned once they are in production."],
  excluded: [
    { what: "framing and trim around the opening", unless: ["framing", "trim"] },
    { what: "new electrical outlets", unless: ["outlet", "electrical"] },
  ],
};
