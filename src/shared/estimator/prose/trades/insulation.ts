import type { Trade } from "../trade.ts";

export const insulation: Trade = {
  id: "insulation",
  name: "Insulation and weatherization",
  industry: "Construction",
  category: "Insulation",
  title: "Insulation",
  strong: [
    "insulation",
    "insulate",
    "spray foam",
    "blown in",
    "fiberglass batt",
    "cellulose",
    "air sealing",
    "vapor barrier",
    "weatherstrip",
    "weatherization",
    "radiant barrier",
    "encapsulate",
    "waterproofing",
    "crawl space",
  ],
  weak: ["attic", "crawlspace", "basement", "r value", "batt", "foam"],
  projects: [
    { title: "Attic insulation", words: ["attic"] },
    { title: "Spray foam insulation", words: ["spray foam"] },
    { title: "Crawl space encapsulation", words: ["encapsulate", "crawl space", "crawlspace", "vapor barrier"] },
    { title: "Basement waterproofing", words: ["waterproofing", "waterproof"] },
    { title: "Air sealing", words: ["air sealing", "weatherstrip", "weatherization"] },
  ],
  verb: "Install",
  approach: [
    "Check the space for moisture, wiring and ventilation.",
    { text: "Take out the old insulation and bag it.", when: ["remove", "old insulation", "removal"] },
    "Seal the gaps, penetrations and edges first.",
    { text: "Keep the eave vents open with baffles.", when: ["attic"] },
    {
      text: "Lay and seal the barrier at seams and walls.",
      when: ["vapor barrier", "encapsulate", "crawl space", "crawlspace"],
    },
    "Install the insulation to an even depth without gaps.",
    "Show you the finished space and clean up behind us.",
  ],
  terms: [
    "Leaks, mold or faulty wiring found in the space are shown to you before work goes on.",
    { text: "The area stays empty while the foam cures.", when: ["spray foam", "foam"] },
  ],
  excluded: [
    { what: "mold or asbestos removal", unless: ["mold", "asbestos"] },
    { what: "repair of roof leaks and wiring", unless: ["leak", "wiring"] },
  ],
};
