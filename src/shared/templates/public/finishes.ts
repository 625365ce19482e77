import { carpentry } from "#shared/estimator/prose/trades/carpentry.ts";
import { ceilings } from "#shared/estimator/prose/trades/ceilings.ts";
import { drywall } from "#shared/estimator/prose/trades/drywall.ts";
import { fencing } from "#shared/estimator/prose/trades/fencing.ts";
import { flooring } from "#shared/estimator/prose/trades/flooring.ts";
import { gutters } from "#shared/estimator/prose/trades/gutters.ts";
import { painting } from "#shared/estimator/prose/trades/painting.ts";
import { tile } from "#shared/estimator/prose/trades/tile.ts";
import { line, publicTemplate } from "../template.ts";

export const finishTemplates = [
  publicTemplate(painting, "Interior painting", {
    id: "interior-painting",
    name: "Interior painting",
    description: "Rooms prepared and painted: walls, ceilings, trim.",
    tags: ["painting", "interior", "rooms"],
    lines: [
      line("Preparation and patching", "service", "prep, preparation, patch, repair, sand, prime, primer, mask"),
      line("Ceilings", "service", "ceiling"),
      line("Trim and doors", "service", "trim, baseboard, door, casing, molding, window sill"),
      line("Walls", "service", "wall, room, bedroom, bathroom, hallway, living room, kitchen, interior, paint"),
      line("Paint and supplies", "material", "gallon, supply, material, paint and supply"),
    ],
  }),
  publicTemplate(painting, "Exterior painting", {
    id: "exterior-painting",
    name: "Exterior painting",
    description: "Wash, scrape, prime and two coats outside.",
    tags: ["painting", "exterior", "house"],
    lines: [
      line("Washing and scraping", "service", "wash, pressure wash, power wash, scrape, prep, preparation"),
      line("Caulk and primer", "service", "caulk, prime, primer"),
      line("Body", "service", "body, siding, exterior, house, wall, side, stucco"),
      line("Trim, shutters and doors", "service", "trim, shutter, door, eave, soffit, fascia"),
      line("Paint and supplies", "material", "gallon, supply, material"),
    ],
  }),
  publicTemplate(ceilings, "Suspended ceiling", {
    id: "suspended-ceiling",
    name: "Suspended ceiling",
    description: "Old tiles down, grid hung level, new tiles set.",
    tags: ["ceiling", "grid", "tiles"],
    lines: [
      line("Removal of the old ceiling", "service", "tear out, take down, remove, removal, demo, haul, dispose"),
      line("Grid, hung and leveled", "service", "grid, hanger, wall angle, main runner, cross tee"),
      line("Cutting around lights and vents", "service", "light, fixture, vent, diffuser, sprinkler"),
      line(
        "Tiles, supplied and set",
        "service",
        "tile, ceiling tile, drop ceiling, suspended ceiling, acoustic ceiling, panel, square foot",
      ),
    ],
  }),
  publicTemplate(fencing, "Fence installation", {
    id: "fence-installation",
    name: "Fence",
    description: "Old fence out, posts set, fence and gates hung.",
    tags: ["fence", "gates", "posts"],
    lines: [
      line(
        "Removal and disposal of the old fence",
        "service",
        "tear out, tear down, take down, remove, removal, haul, dispose, old fence",
      ),
      line("Gates, hung with hardware", "service", "gate, walk gate, double gate"),
      line("Post mix and hardware", "material", "post mix, concrete, bag, hardware"),
      line(
        "Fence, supplied and built",
        "service",
        "fence, fencing, cedar, vinyl, chain link, picket, panel, split rail",
      ),
      line("Permit", "fee", "permit, hoa"),
    ],
  }),
  publicTemplate(flooring, "Flooring", {
    id: "flooring-installation",
    name: "Flooring",
    description: "Old floor up, new floor down, trim back on.",
    tags: ["flooring", "install", "trim"],
    lines: [
      line("Removal of the old floor", "service", "tear out, remove, removal, rip, pull, demo, haul, dispose"),
      line("Subfloor preparation", "service", "subfloor, level, leveling, prep, underlayment"),
      line(
        "Flooring, supplied and laid",
        "service",
        "floor, flooring, plank, hardwood, laminate, carpet, vinyl, square foot",
      ),
      line("Baseboard and transitions", "service", "baseboard, transition, quarter round, shoe, threshold, trim"),
    ],
  }),
  publicTemplate(tile, "Tile floor", {
    id: "tile-installation",
    name: "Tile",
    description: "Surface prepared, tile set, grouted and sealed.",
    tags: ["tile", "grout", "install"],
    lines: [
      line("Removal of the old surface", "service", "tear out, remove, removal, demo, rip, chip"),
      line("Backer board and preparation", "service", "backer board, cement board, prep, level, leveling, waterproof"),
      line("Tile, set and grouted", "service", "tile, backsplash, mosaic, set, lay, install"),
      line("Thinset, grout and sealer", "material", "thinset, grout, sealer, spacer, edging"),
    ],
  }),
  publicTemplate(drywall, "Drywall work", {
    id: "drywall",
    name: "Drywall",
    description: "Hung, taped, finished and ready for paint.",
    tags: ["drywall", "patch", "texture"],
    lines: [
      line("Hanging", "service", "hang, hanging, sheet, board, sheetrock, drywall"),
      line("Taping and finishing", "service", "tape, taping, mud, finish, finishing, skim, sand"),
      line("Patching", "service", "patch, hole, repair, crack"),
      line("Texture", "service", "texture, popcorn, knockdown, orange peel"),
    ],
  }),
  publicTemplate(carpentry, "Carpentry", {
    id: "finish-carpentry",
    name: "Trim and built-ins",
    description: "Molding, shelving and finish work.",
    tags: ["carpentry", "trim", "built-ins"],
    lines: [
      line("Material", "material", "material, lumber, wood, plywood, mdf, board"),
      line("Built-ins and shelving", "service", "built in, shelf, shelving, bookcase, cabinet, closet, mantel"),
      line("Trim and molding", "service", "trim, molding, crown, baseboard, casing, wainscoting, door"),
      line("Finish or paint", "service", "paint, stain, finish, caulk"),
    ],
  }),
  publicTemplate(gutters, "Gutter replacement", {
    id: "gutters",
    name: "Gutters",
    description: "Gutters, downspouts and guards.",
    tags: ["gutters", "downspouts", "guards"],
    lines: [
      line("Removal of the old gutters", "service", "remove, removal, take down, haul, old gutter"),
      line("Downspouts", "service", "downspout, elbow, splash block"),
      line("Gutter guards", "service", "guard, screen, leaf"),
      line("Gutters", "service", "gutter, seamless, linear foot, clean, cleaning"),
    ],
  }),
];
