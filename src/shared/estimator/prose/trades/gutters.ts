import type { Trade } from "../trade.ts";

export const gutters: Trade = {
  id: "gutters",
  name: "Gutters",
  industry: "Trade Services",
  category: "Gutters",
  title: "Gutter work",
  strong: ["gutter", "downspout", "gutter guard", "seamless gutter", "leaf guard", "fascia"],
  weak: ["linear foot", "soffit", "aluminum", "elbow", "splash block"],
  projects: [
    {
      title: "Gutter cleaning",
      words: [
        "clean the gutter",
        "gutter cleaning",
        "clean gutter",
        "clean out the gutter",
        "cleaned the gutter",
        "cleaned gutter",
        "cleaning the gutter",
        "cleaned out the gutter",
      ],
    },
    {
      title: "Gutter replacement",
      words: [
        "replace the gutter",
        "gutter replacement",
        "replace gutter",
        "new gutter",
        "seamless gutter",
        "replacing the gutter",
        "tear off the old gutter",
        "take down the old gutter",
        "hang",
      ],
    },
    { title: "Gutter guards", words: ["gutter guard", "leaf guard"] },
    { title: "Gutter repair", words: ["gutter repair", "fix the gutter", "repair the gutter", "rehang"] },
    { title: "Gutter maintenance", words: ["gutter plan", "gutter maintenance"] },
  ],
  verb: "Install",
  supplies: "supply",
  approach: [
    {
      text: "Take down the old gutters and check the fascia behind them.",
      when: ["replace", "replacement", "new gutter", "tear down", "tear off", "take down", "remove"],
    },
    { text: "Form the gutters on site to the length of each run.", when: ["seamless"] },
    {
      text: "Hang the gutters with the fall toward the outlets and seal the corners.",
      when: ["replace", "replacement", "new gutter", "install", "seamless", "hang"],
    },
    { text: "Clear leaves and silt by hand and flush the downspouts.", when: ["clean", "cleaning"] },
    {
      text: "Connect the downspouts and lead the water away from the house.",
      when: ["downspout", "replace", "new gutter", "install"],
    },
    { text: "Fit the guards along the runs.", when: ["guard"] },
    "Run water through the system and check the joints for leaks.",
    "Collect the debris from roof edge and beds.",
  ],
  terms: [
    "Rotten fascia that shows once the gutters are down is priced and agreed before it is replaced.",
    "Work on ladders waits for dry and calm weather.",
  ],
  excluded: [
    { what: "fascia and soffit repair", unless: ["fascia", "soffit"] },
    { what: "painting", unless: ["paint", "painting"] },
    { what: "underground drain lines", unless: ["drain", "underground"] },
  ],
};
