import type { Trade } from "../trade.ts";

export const restoration: Trade = {
  id: "restoration",
  name: "Water, fire and mold restoration",
  industry: "Home Services",
  category: "Restoration",
  title: "Restoration",
  strong: [
    "water damage",
    "mold remediation",
    "mold removal",
    "flood",
    "dehumidifier",
    "restoration",
    "remediation",
    "smoke damage",
    "fire damage",
    "air mover",
    "water extraction",
    "mold",
    "scrubber",
    "crawl space encapsulation",
  ],
  weak: ["dry", "drying", "extraction", "basement", "insurance claim", "containment", "moisture"],
  projects: [
    { title: "Water damage restoration", words: ["water damage", "flood", "water extraction"] },
    { title: "Mold remediation", words: ["mold remediation", "mold removal", "mold"] },
    { title: "Fire and smoke cleanup", words: ["fire damage", "smoke damage"] },
  ],
  approach: [
    "Record the damage and measure the moisture.",
    { text: "Stop further water and extract what is standing.", when: ["water", "flood"] },
    { text: "Contain the area and filter the air.", when: ["mold", "smoke", "remediation", "containment"] },
    "Take out what cannot be saved and bag it.",
    {
      text: "Set dryers and check the readings until the structure is dry.",
      when: ["water", "flood", "dehumidifier", "dry", "drying"],
    },
    "Clean and treat the surfaces and document the result.",
  ],
  terms: [
    "Equipment stays running until the readings are dry; moving it delays the work.",
    "The agreement is with the owner, whatever an insurer decides.",
  ],
  excluded: [
    { what: "repair of the cause of the damage", unless: ["repair", "plumbing", "leak"] },
    { what: "rebuilding of walls and floors", unless: ["drywall", "flooring", "rebuild"] },
    { what: "laboratory testing", unless: ["test", "testing"] },
  ],
};
