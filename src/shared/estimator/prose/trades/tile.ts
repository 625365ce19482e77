import type { Trade } from "../trade.ts";

export const tile: Trade = {
  id: "tile",
  name: "Tile",
  industry: "Trade Services",
  category: "Tile",
  title: "Tile work",
  strong: [
    "shower floor",
    "niche",
    "tile",
    "tiling",
    "backsplash",
    "grout",
    "regrout",
    "mosaic",
    "porcelain",
    "thinset",
    "shower pan",
    "travertine",
  ],
  weak: ["ceramic", "marble", "subway", "square foot", "backer board", "niche", "sealer"],
  projects: [
    { title: "Tile backsplash", words: ["backsplash"] },
    {
      title: "Shower tile",
      words: ["shower tile", "tile the shower", "shower pan", "shower wall", "tile shower", "niche"],
    },
    {
      title: "Tile floor",
      words: ["tile floor", "floor tile", "tile the floor", "tile the bathroom floor", "tile the kitchen floor"],
    },
    { title: "Regrouting", words: ["regrout", "regrouting"] },
    { title: "Fireplace tile", words: ["fireplace"] },
  ],
  verb: "Install",
  supplies: "supply",
  approach: [
    "Settle the layout, the grout color and where cuts will fall.",
    {
      text: "Remove the old tile and clean the surface.",
      when: ["remove", "tear out", "demo", "demolition", "removal"],
    },
    { text: "Waterproof the wet area and let it cure.", when: ["shower", "tub", "shower pan"] },
    { text: "Check that the base is flat and sound and set backer where it is needed.", unless: ["regrout"] },
    { text: "Set the tile in thinset, working from the layout lines.", unless: ["regrout"] },
    { text: "Rake out the old grout.", when: ["regrout", "regrouting"] },
    "Grout, clean the haze and caulk the corners.",
    { text: "Seal the grout or stone.", when: ["seal", "sealer", "sealing"] },
  ],
  terms: [
    {
      text: "Tile is ordered with an allowance for cuts and breakage.",
      unless: [
        "client supplies",
        "client supplied",
        "customer supplies",
        "customer supplied",
        "owner supplies",
        "owner supplied",
        "homeowner supplies",
        "homeowner supplied",
        "supplied by",
      ],
    },
    "Surfaces that turn out to be out of level or water-damaged are priced and agreed before they are repaired.",
  ],
  excluded: [
    { what: "plumbing and electrical changes", unless: ["plumbing", "electrical", "outlet"] },
    { what: "repair of framing or subfloor", unless: ["framing", "subfloor"] },
    { what: "sealing after completion", unless: ["seal", "sealer", "sealing"] },
  ],
};
