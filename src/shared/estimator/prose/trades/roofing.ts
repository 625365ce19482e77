import type { Trade } from "../trade.ts";

const REPAIRS = ["leak", "roof repair", "fix the roof", "patch"];
const FLAT = ["tpo", "epdm", "membrane", "flat roof", "modified bitumen", "rubber roof"];

export const roofing: Trade = {
  id: "roofing",
  name: "Roofing",
  industry: "Construction",
  category: "Roofing",
  title: "Roofing work",
  strong: [
    "roof",
    "roofing",
    "roofer",
    "shingle",
    "reroof",
    "re-roof",
    "ridge vent",
    "ice and water shield",
    "flashing",
    "underlayment felt",
    "metal roof",
    "tpo",
    "skylight",
    "drip edge",
    "pipe boot",
    "roof inspection",
    "emergency tarp",
    "tarp the roof",
    "roof tarp",
  ],
  weak: ["square", "tear off", "decking", "chimney", "leak", "vent", "dumpster", "plywood", "tarp"],
  projects: [
    {
      title: "Roof replacement",
      words: [
        "tear off",
        "roof replacement",
        "new roof",
        "replace the roof",
        "reroof",
        "re-roof",
        "square of shingle",
        "architectural shingle",
      ],
    },
    {
      title: "Roof repair",
      words: [
        "roof repair",
        "repair the roof",
        "fix the roof",
        "roof leak",
        "patch the roof",
        "missing shingle",
        "leak",
      ],
    },
    { title: "Skylight installation", words: ["skylight"] },
    { title: "Flashing repair", words: ["flashing", "chimney"] },
    { title: "Flat roof membrane", words: ["tpo", "epdm", "flat roof", "membrane", "modified bitumen"] },
    { title: "Metal roof", words: ["metal roof", "standing seam"] },
    { title: "Emergency roof tarp", words: ["emergency tarp", "tarp the roof", "tarped the roof", "roof tarp"] },
    { title: "Storm damage repair", words: ["storm damage", "hail damage", "wind damage"] },
  ],
  verb: "Install",
  supplies: "supply",
  approach: [
    "Protect plants, walls and walks around the house.",
    {
      text: "Strip the old roofing and check the decking.",
      when: ["tear off", "tearing off", "replace", "replacement", "reroof", "strip", "new roof"],
      unless: [...REPAIRS, "recoat"],
    },
    { text: "Find where the water comes in and open up the area around it.", when: ["leak", "repair", "patch"] },
    {
      text: "Lay the underlayment and renew the flashing in the work area.",
      unless: [...REPAIRS, ...FLAT, "metal roof", "standing seam"],
    },
    {
      text: "Clean and dry the deck, lay the membrane and weld or seal its seams.",
      when: FLAT,
      unless: REPAIRS,
    },
    {
      text: "Clean the spot, patch the membrane and seal its edges.",
      when: ["tpo", "epdm", "membrane", "flat roof"],
      unless: ["tear off", "new roof", "replace", "reroof"],
    },
    {
      text: "Flash the edges, the drains and whatever comes through the roof.",
      when: FLAT,
      unless: REPAIRS,
    },
    {
      text: "Replace the damaged shingles and flashing and seal the joints.",
      when: REPAIRS,
      unless: [...FLAT, "metal roof", "standing seam"],
    },
    {
      text: "Lay the underlayment, fasten the panels and trim and close the ridge.",
      when: ["metal roof", "standing seam"],
      unless: REPAIRS,
    },
    {
      text: "Install the shingles and close the ridge.",
      when: ["shingle", "ridge", "square"],
      unless: [...REPAIRS, ...FLAT, "metal roof", "standing seam"],
    },
    { text: "Sweep the yard with a magnet and haul the debris away.", unless: FLAT },
    { text: "Haul the debris away and clean the roof and the ground below.", when: FLAT },
    "Go over the finished roof with you.",
  ],
  terms: [
    {
      text: "Rotten decking that shows after tear-off is priced and agreed before it is replaced.",
      unless: REPAIRS,
    },
    {
      text: "Rotten decking that shows once the spot is open is priced and agreed before it is replaced.",
      when: REPAIRS,
    },
    "Roofing waits for dry weather; an opened roof is covered at the end of every workday.",
  ],
  excluded: [
    { what: "permit fees", unless: ["permit"] },
    { what: "replacement of decking or rafters", unless: ["decking", "plywood", "rafter", "sheet"] },
    { what: "gutters", unless: ["gutter", ...FLAT] },
    { what: "interior repairs", unless: ["drywall", "ceiling", "interior"] },
  ],
};
