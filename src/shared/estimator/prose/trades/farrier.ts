import type { Trade } from "../trade.ts";

export const farrier: Trade = {
  id: "farrier",
  name: "Farrier",
  industry: "Trade Services",
  category: "Farrier",
  title: "Hoof care",
  strong: [
    "farrier",
    "hoof",
    "hooves",
    "horseshoe",
    "shod",
    "horse trimmed",
    "barn call",
    "front shoe",
    "set of shoe",
    "full set of shoe",
    "trim horse",
    "gelding",
    "mare",
  ],
  weak: ["horse", "trim", "shoe", "barn", "pony", "mule", "donkey", "reset", "trimmed", "pad"],
  projects: [
    { title: "Hoof trimming", words: ["trim", "trimmed", "trimming", "hoof trim"] },
    { title: "Shoeing", words: ["shoe", "shoeing", "shod", "front shoe", "full set"] },
    { title: "Shoe resets", words: ["reset"] },
    { title: "Corrective shoeing", words: ["corrective", "corrective shoeing", "bar shoe"] },
  ],
  supplies: "supply",
  approach: [
    "Watch each horse stand and walk.",
    { text: "Pull the old shoes.", when: ["shoe", "reset", "shod", "shoeing"] },
    "Clean, trim and level the hooves.",
    {
      text: "Shape the shoes to the foot, nail them on and clinch them.",
      when: ["shoe", "shoeing", "shod", "reset"],
    },
    "Check the balance once more and tell you what to watch.",
  ],
  terms: [
    "Horses are caught, dry and held or tied on level ground.",
    "A horse that cannot be handled safely is left for another day.",
  ],
  excluded: [
    { what: "sedation and veterinary care", unless: ["sedation", "vet"] },
    { what: "lost shoes between visits", unless: ["lost shoe", "thrown shoe"], when: ["shoe", "shod", "shoeing"] },
  ],
};
