import type { Trade } from "../trade.ts";

export const solar: Trade = {
  id: "solar",
  name: "Solar",
  industry: "Trade Services",
  category: "Solar",
  title: "Solar installation",
  strong: [
    "solar",
    "solar panel",
    "inverter",
    "photovoltaic",
    "powerwall",
    "net metering",
    "kilowatt",
    "microinverter",
  ],
  weak: ["panel", "battery", "roof", "watt", "racking", "utility"],
  projects: [
    { title: "Solar panel installation", words: ["solar panel", "solar", "panel"] },
    { title: "Battery backup", words: ["battery", "powerwall"] },
    { title: "Inverter installation", words: ["inverter"] },
  ],
  verb: "Install",
  supplies: "supply",
  approach: [
    "Survey roof, shading and the electrical service.",
    "Prepare the layout and the papers for permit and utility.",
    "Fasten the racking to the rafters and flash every penetration.",
    "Mount the modules and run the wiring to the inverter.",
    "Connect, label and start the system after inspection.",
    "Show you the monitoring and the shutoff.",
  ],
  terms: ["The utility and the building office decide when the system may be switched on."],
  excluded: [
    { what: "roof repair", unless: ["roof repair", "reroof"] },
    { what: "electrical service upgrades", unless: ["service upgrade", "main panel"] },
    { what: "utility fees", unless: ["utility fee"] },
    { what: "tree trimming", unless: ["tree"] },
  ],
};
