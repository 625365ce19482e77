import type { Trade } from "../trade.ts";

export const decks: Trade = {
  id: "decks",
  name: "Decks and porches",
  industry: "Construction",
  category: "Decks",
  title: "Deck work",
  strong: [
    "deck",
    "decking",
    "pergola",
    "porch",
    "trex",
    "composite deck",
    "deck stair",
    "gazebo",
    "joist hanger",
    "deck board",
  ],
  weak: [
    "railing",
    "stair",
    "pressure treated",
    "joist",
    "board",
    "lumber",
    "baluster",
    "build",
    "post",
    "square foot",
  ],
  projects: [
    { title: "Deck stairs", words: ["deck stair", "build the deck stair", "stair for the deck", "stair to the deck"] },
    {
      title: "Deck repair",
      words: ["deck repair", "repair the deck", "replace deck board", "deck board", "fix the deck", "rotten board"],
    },
    { title: "Composite deck", words: ["composite", "trex"] },
    {
      title: "Deck construction",
      words: ["build a deck", "build the deck", "new deck", "deck construction", "by deck"],
    },
    { title: "Pergola", words: ["pergola"] },
    { title: "Porch construction", words: ["porch"] },
    { title: "Deck railing", words: ["railing"] },
  ],
  supplies: "supply",
  approach: [
    "Settle the layout, materials and railing with you.",
    {
      text: "Take down the old boards and check the framing.",
      when: ["replace", "tear", "old", "rotten", "repair", "remove"],
    },
    {
      text: "Dig and pour the footings.",
      when: ["new deck", "build a deck", "footing", "build the deck", "pergola", "porch"],
      unless: ["deck stair"],
    },
    { text: "Frame with treated lumber and proper hangers.", when: ["build", "frame", "new deck", "joist", "lumber"] },
    { text: "Cut the stringers and build the stairs.", when: ["stair", "step"] },
    {
      text: "Lay the boards with even gaps.",
      when: ["board", "decking", "composite", "trex", "build a deck", "new deck", "square foot"],
    },
    { text: "Set the railing.", when: ["railing", "rail", "baluster"] },
    "Clean up and check every step and rail with you.",
  ],
  terms: [
    "Rot found in the framing is priced and agreed before it is replaced.",
    "Outside work moves when the weather does not allow it.",
  ],
  excluded: [
    { what: "permits and drawings", unless: ["permit", "drawing", "deck repair"] },
    { what: "staining and sealing", unless: ["stain", "seal", "staining", "restain", "refinish"] },
    { what: "lighting and electrical work", unless: ["light", "lighting", "electrical"] },
  ],
};
