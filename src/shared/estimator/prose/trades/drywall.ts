import type { Trade } from "../trade.ts";

export const drywall: Trade = {
  id: "drywall",
  name: "Drywall and plaster",
  industry: "Trade Services",
  category: "Drywall",
  title: "Drywall work",
  strong: [
    "hung and taped",
    "tape and finish",
    "drywall",
    "sheetrock",
    "plaster",
    "plastering",
    "popcorn ceiling",
    "skim coat",
    "mud and tape",
    "tape and mud",
    "texture",
    "knockdown",
    "gypsum",
    "skim",
  ],
  weak: ["patch", "hole", "sheet", "ceiling", "wall", "crack", "sand", "tape", "mud", "hang"],
  projects: [
    { title: "Popcorn ceiling removal", words: ["popcorn ceiling", "popcorn"] },
    {
      title: "Drywall repair",
      words: ["drywall repair", "patch the drywall", "drywall patch", "patch", "hole", "fix the drywall"],
    },
    { title: "Plaster repair", words: ["plaster", "plastering"] },
    {
      title: "Drywall installation",
      words: ["hang drywall", "hang and finish", "drywall installation", "sheet of drywall", "hang", "hung"],
    },
    { title: "Drywall installation", words: ["drywall"], isPlain: true },
    { title: "Skim coating", words: ["skim coat"] },
  ],
  verb: "Install",
  supplies: "supply",
  approach: [
    "Cover floors and openings to keep the dust in the work area.",
    { text: "Wet and scrape the texture off the ceiling.", when: ["popcorn"] },
    {
      text: "Cut out loose material and fasten new board where it is needed.",
      when: ["patch", "hole", "crack", "repair", "fix", "plaster"],
    },
    { text: "Hang the board and set the corner beads.", when: ["hang", "sheet", "install"] },
    "Tape and coat the joints, letting each coat dry.",
    "Sand smooth and match the texture around it.",
    {
      text: "Clean up the dust and leave the surface ready for primer.",
      unless: ["paint", "prime", "painting", "primer", "repaint", "painted"],
    },
    { text: "Clean up the dust.", when: ["paint", "prime", "painting", "primer", "repaint", "painted"] },
  ],
  terms: [
    "Drying times depend on temperature and humidity and can move the finish date.",
    "Wiring, pipes or wet framing found behind the wall are shown to you before work goes on.",
  ],
  excluded: [
    { what: "priming and painting", unless: ["paint", "prime", "painting", "primer", "repaint"] },
    { what: "repair of leaks behind the wall", unless: ["leak"] },
    { what: "testing for asbestos or lead", unless: ["asbestos", "lead"] },
  ],
};
