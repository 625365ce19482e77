import type { Trade } from "../trade.ts";

export const junkRemoval: Trade = {
  id: "junk-removal",
  name: "Junk removal and hauling",
  industry: "Home Services",
  category: "Hauling",
  title: "Junk removal",
  strong: [
    "junk",
    "junk removal",
    "cleanout",
    "clean out",
    "clean-out",
    "dumpster rental",
    "estate cleanout",
    "debris removal",
    "hoarding",
  ],
  weak: ["haul", "dumpster", "truckload", "load", "trash", "mattress", "dump fee", "couch", "garage", "yard waste"],
  projects: [
    { title: "Estate cleanout", words: ["estate"] },
    { title: "Garage cleanout", words: ["garage"] },
    { title: "Eviction cleanout", words: ["eviction"] },
    {
      title: "Dumpster rental",
      words: ["dumpster rental", "rent a dumpster", "roll off", "roll-off", "dumpster"],
      isPlain: true,
    },
    { title: "Debris removal", words: ["debris"] },
    { title: "Junk removal", words: ["junk", "haul away", "haul off", "truckload"], isPlain: true },
  ],
  approach: [
    "Agree with you what goes and what stays.",
    "Carry out what goes and protect floors and doorways.",
    "Load the truck.",
    "Sweep the area and take the load to the transfer station.",
  ],
  terms: [
    "Items are ours to dispose of once they are loaded.",
    "The price stands for the volume that was described; more is agreed with you before it is loaded.",
  ],
  excluded: [
    { what: "paint, chemicals, tires and other hazardous material", unless: ["paint", "chemical", "tire"] },
    { what: "taking apart of structures", unless: ["demo", "shed", "tear down", "demolition"] },
  ],
};
