import type { Trade } from "../trade.ts";

const PUMPING = ["pump", "pumping", "pumped"];

export const septic: Trade = {
  id: "septic",
  name: "Septic service",
  industry: "Home Services",
  category: "Septic",
  title: "Septic work",
  strong: [
    "septic",
    "septic tank",
    "tank pumping",
    "pump the tank",
    "pumped the tank",
    "pumping the tank",
    "thousand gallon tank",
    "drainfield",
    "outlet baffle",
    "inlet baffle",
    "effluent",
    "grease trap",
    "distribution box",
    "conventional lateral",
  ],
  weak: ["tank", "baffle", "riser", "lid", "dig", "perc", "jetting", "gallon tank", "pump out", "lateral"],
  projects: [
    {
      title: "Septic tank pumping",
      words: [
        "pump the tank",
        "tank pumping",
        "pumped the tank",
        "pumping the tank",
        "thousand gallon tank",
        "pump",
        "pumping",
      ],
    },
    { title: "Baffle replacement", words: ["baffle", "outlet baffle", "inlet baffle"] },
    { title: "Riser installation", words: ["riser"] },
    { title: "Septic inspection", words: ["septic inspection", "inspection"] },
    { title: "Grease trap pumping", words: ["grease trap"] },
    { title: "Septic system installation", words: ["septic system", "new septic"] },
  ],
  verb: "Install",
  supplies: "supply",
  approach: [
    "Find the tank and open the lids.",
    { text: "Pump out the liquid and the solids.", when: PUMPING },
    { text: "Look at the tank, the baffles and the level of the liquid.", unless: ["grease trap"] },
    { text: "Fit the new baffle and check that it sits tight.", when: ["baffle"] },
    { text: "Set the riser on the tank, seal it and fit the lid at grade.", when: ["riser"] },
    {
      text: "Open the ground, replace what has failed and cover it again.",
      when: ["drain field", "drainfield", "leach field"],
    },
    "Close the lids and tell you what was found.",
  ],
  terms: [
    "The location of the tank is pointed out by the owner where it is known.",
    "The truck needs a drive that bears its weight, within reach of its hose.",
    "Faults that show once the tank is open are priced and agreed before they are repaired.",
  ],
  excluded: [
    { what: "digging to buried lids", unless: ["dig", "digging", "riser"] },
    { what: "permits and county reports", unless: ["permit", "county", "report", "inspection"] },
    { what: "repair of lawn and planting over the tank", unless: ["seed", "sod", "restore"] },
  ],
};
