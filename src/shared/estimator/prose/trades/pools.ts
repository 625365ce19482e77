import type { Trade } from "../trade.ts";

export const pools: Trade = {
  id: "pools",
  name: "Pools and spas",
  industry: "Home Services",
  category: "Pools",
  title: "Pool service",
  strong: [
    "replaster",
    "pool",
    "hot tub",
    "spa",
    "pool pump",
    "pool liner",
    "chlorine",
    "pool opening",
    "pool closing",
    "pool service",
    "pool cleaning",
    "swimming pool",
    "gunite",
  ],
  weak: ["pump", "filter", "liner", "chemical", "skimmer", "heater", "weekly", "cover"],
  projects: [
    { title: "Pool opening", words: ["pool opening", "open the pool", "opening"] },
    { title: "Pool closing", words: ["pool closing", "close the pool", "winterize"] },
    { title: "Liner replacement", words: ["liner"] },
    { title: "Pool replastering", words: ["replaster", "replastering", "plaster the pool"] },
    { title: "Pump replacement", words: ["pool pump", "pump"] },
    { title: "Hot tub service", words: ["hot tub", "spa"] },
    { title: "Weekly pool service", words: ["weekly"] },
  ],
  supplies: "supply",
  approach: [
    { text: "Check water, equipment and cover.", unless: ["replaster", "plaster", "resurface"] },
    {
      text: "Drain the pool, sound the old plaster and chip out what is loose.",
      when: ["replaster", "plaster", "resurface"],
    },
    { text: "Set the tile line and apply the new finish in one pass.", when: ["replaster", "plaster", "resurface"] },
    {
      text: "Drain what is needed and replace the worn parts.",
      when: ["liner", "pump", "filter", "heater", "replace", "repair"],
    },
    {
      text: "Skim, brush and vacuum the pool and empty the baskets.",
      when: ["weekly", "clean", "cleaning", "opening", "open"],
    },
    { text: "Blow out the lines, plug the returns and set the cover.", when: ["closing", "winterize", "close"] },
    "Test and balance the water and run the system.",
  ],
  terms: [
    "Water for filling is the owner's.",
    "Cracks or leaks below the water line are priced and agreed before they are repaired.",
  ],
  excluded: [
    { what: "chemicals", unless: ["chemical", "chlorine"] },
    { what: "repair of deck and coping", unless: ["coping", "deck"] },
  ],
};
