import { bathroom } from "#shared/estimator/prose/trades/bathroom.ts";
import { concrete } from "#shared/estimator/prose/trades/concrete.ts";
import { decks } from "#shared/estimator/prose/trades/decks.ts";
import { demolition } from "#shared/estimator/prose/trades/demolition.ts";
import { insulation } from "#shared/estimator/prose/trades/insulation.ts";
import { kitchen } from "#shared/estimator/prose/trades/kitchen.ts";
import { masonry } from "#shared/estimator/prose/trades/masonry.ts";
import { remodeling } from "#shared/estimator/prose/trades/remodeling.ts";
import { roofing } from "#shared/estimator/prose/trades/roofing.ts";
import { siding } from "#shared/estimator/prose/trades/siding.ts";
import { windows } from "#shared/estimator/prose/trades/windows.ts";
import { line, publicTemplate } from "../template.ts";

export const constructionTemplates = [
  publicTemplate(bathroom, "Bathroom remodel", {
    id: "bathroom-remodel",
    name: "Bathroom remodel",
    description: "Tear-out to finished room: plumbing, tile, fixtures and vanity.",
    tags: ["bathroom", "remodel", "tile"],
    lines: [
      line("Demolition and haul-away", "service", "demo, demolition, tear out, gut, haul, dumpster, disposal"),
      line("Plumbing rough-in", "service", "plumbing, plumber, rough in, supply line, drain, move the drain"),
      line("Electrical work", "service", "electrical, electrician, outlet, exhaust fan, fan, light, wiring"),
      line(
        "Waterproofing and backer board",
        "service",
        "waterproof, waterproofing, backer board, cement board, membrane",
      ),
      line("Tile, supplied and set", "service", "tile, tiling, shower wall, tile floor, grout"),
      line(
        "Vanity, toilet and fixtures, set and connected",
        "service",
        "vanity, toilet, faucet, fixture, tub, shower door",
      ),
    ],
  }),
  publicTemplate(bathroom, "Shower conversion", {
    id: "shower-conversion",
    name: "Tub to walk-in shower",
    description: "The old tub out, a walk-in shower in its place.",
    tags: ["bathroom remodel", "shower", "tile"],
    lines: [
      line("Removal of the tub and surround", "service", "remove, removal, tear out, demo, old tub, haul"),
      line("Drain and valve work", "service", "drain, valve, plumbing, plumber, rough in"),
      line("Shower pan and waterproofing", "service", "pan, base, waterproof, waterproofing, membrane"),
      line("Wall tile or panels", "service", "tile, panel, surround, wall"),
      line("Shower door", "material", "door, glass, enclosure"),
    ],
  }),
  publicTemplate(kitchen, "Kitchen remodel", {
    id: "kitchen-remodel",
    name: "Kitchen remodel",
    description: "Cabinets, counters, backsplash and the work behind them.",
    tags: ["kitchen", "remodel", "cabinets"],
    lines: [
      line("Demolition and haul-away", "service", "demo, demolition, tear out, gut, haul, dumpster, disposal"),
      line("Cabinets, supplied and hung", "service", "cabinet, cabinetry, drawer, island"),
      line(
        "Countertops, templated and set",
        "service",
        "countertop, counter, quartz, granite, laminate, butcher block",
      ),
      line("Backsplash", "service", "backsplash, subway tile, tile"),
      line("Plumbing hook-ups", "service", "plumbing, plumber, sink, faucet, disposal, dishwasher"),
      line("Electrical work", "service", "electrical, electrician, outlet, light, lighting, wiring"),
    ],
  }),
  publicTemplate(remodeling, "Basement finishing", {
    id: "basement-finishing",
    name: "Basement finishing",
    description: "Bare basement to finished room: framing, electrical, drywall, floor.",
    tags: ["basement", "framing", "drywall"],
    lines: [
      line("Framing", "labor", "framing, frame, stud, wall, labor"),
      line("Electrical work", "service", "electrical, electrician, outlet, light, can light, wiring"),
      line("Insulation", "service", "insulation, insulate"),
      line("Drywall, hung and finished", "service", "drywall, sheetrock, hang, mud, tape"),
      line("Flooring", "service", "floor, flooring, carpet, vinyl plank, lvp"),
      line("Trim, doors and paint", "service", "trim, baseboard, door, paint, painting"),
    ],
  }),
  publicTemplate(roofing, "Roof replacement", {
    id: "roof-replacement",
    name: "Roof replacement",
    description: "Tear-off, underlayment, new shingles and a clean yard.",
    tags: ["roof", "shingles", "tear-off"],
    lines: [
      line("Tear-off of the old roof", "service", "tear off, tear, strip, remove, old roof, layer"),
      line("Underlayment, ice and water shield", "material", "underlayment, felt, ice and water, ice, water shield"),
      line("Shingles, supplied and laid", "service", "shingle, architectural, square, metal panel, install, roofing"),
      line("Flashing, vents and ridge cap", "service", "flashing, vent, ridge, ridge cap, pipe boot, boot, drip edge"),
      line("Dumpster and clean-up", "fee", "dumpster, disposal, dump, haul, cleanup, clean up, magnet"),
    ],
  }),
  publicTemplate(roofing, "Roof repair", {
    id: "roof-repair",
    name: "Roof repair",
    description: "Find the leak, replace what failed, seal it.",
    tags: ["roof", "repair", "leak"],
    lines: [
      line("Inspection and leak search", "service", "inspect, inspection, find, diagnose, service call, leak"),
      line("Shingle and decking repair", "service", "shingle, decking, plywood, repair, patch, replace"),
      line("Flashing and sealing", "service", "flashing, seal, sealant, boot, vent, chimney"),
    ],
  }),
  publicTemplate(siding, "Siding", {
    id: "siding-installation",
    name: "Siding replacement",
    description: "Old siding off, wrap on, new siding and trim.",
    tags: ["siding", "exterior", "trim"],
    lines: [
      line("Removal of the old siding", "service", "remove, removal, tear off, tear, strip, haul, dumpster, disposal"),
      line("House wrap and flashing tape", "material", "wrap, house wrap, flashing, tape"),
      line("Siding, supplied and installed", "service", "siding, vinyl, fiber cement, hardie, board and batten"),
      line("Soffit, fascia and trim", "service", "soffit, fascia, trim, corner"),
    ],
  }),
  publicTemplate(windows, "Window replacement", {
    id: "window-replacement",
    name: "Window replacement",
    description: "Windows measured, set, sealed and trimmed.",
    tags: ["windows", "replacement", "trim"],
    lines: [
      line(
        "Removal and disposal of the old windows",
        "service",
        "remove, removal, haul, dispose, disposal, old window",
      ),
      line("Windows, supplied and set", "service", "window, double hung, casement, slider, picture window"),
      line("Trim, caulk and insulation", "service", "trim, caulk, casing, capping, wrap, foam"),
    ],
  }),
  publicTemplate(concrete, "Concrete driveway", {
    id: "concrete-driveway",
    name: "Concrete driveway or slab",
    description: "Excavation, base, pour and finish.",
    tags: ["concrete", "driveway", "slab"],
    lines: [
      line("Removal of the old surface", "service", "break, break up, remove, removal, tear out, demo, haul, old"),
      line(
        "Excavation, forms and gravel base",
        "service",
        "excavate, excavation, grade, dig, form, gravel, base, prep",
      ),
      line("Reinforcement", "material", "rebar, mesh, reinforcement, fiber"),
      line(
        "Concrete, placed and finished",
        "service",
        "concrete, pour, slab, driveway, patio, sidewalk, finish, broom",
      ),
      line("Sealing and control joints", "service", "seal, sealer, joint, saw cut"),
    ],
  }),
  publicTemplate(decks, "Deck construction", {
    id: "deck-construction",
    name: "Deck",
    description: "Footings to railing, in wood or composite.",
    tags: ["deck", "railing", "outdoor"],
    lines: [
      line("Removal of the old deck", "service", "remove, removal, tear down, tear out, demo, old deck, haul"),
      line("Footings and framing", "service", "footing, frame, framing, joist, post, beam"),
      line("Decking, supplied and laid", "service", "decking, deck board, composite, trex, cedar, deck, square foot"),
      line("Railing", "service", "railing, rail, baluster"),
      line("Stairs", "service", "stair, step"),
      line("Permit", "fee", "permit"),
    ],
  }),
  publicTemplate(masonry, "Masonry work", {
    id: "masonry-repair",
    name: "Brick and chimney repair",
    description: "Grinding, repointing and replacing brick.",
    tags: ["masonry", "brick", "chimney"],
    lines: [
      line("Scaffold and protection", "service", "scaffold, scaffolding, protect, lift"),
      line("Grinding and repointing", "service", "grind, repoint, tuckpoint, tuckpointing, mortar, joint"),
      line("Brick replacement", "service", "brick, block, stone, replace"),
      line("Crown, cap and sealing", "service", "crown, cap, seal, sealer, flashing"),
    ],
  }),
  publicTemplate(insulation, "Attic insulation", {
    id: "attic-insulation",
    name: "Attic insulation",
    description: "Air sealing first, then insulation to depth.",
    tags: ["insulation", "attic", "energy"],
    lines: [
      line("Removal of the old insulation", "service", "remove, removal, vacuum, old insulation, haul"),
      line("Air sealing", "service", "air seal, air sealing, seal, gap"),
      line(
        "Insulation, supplied and installed",
        "service",
        "insulation, insulate, blow, blown in, batt, cellulose, spray foam",
      ),
      line("Baffles and hatch cover", "material", "baffle, hatch, vent chute"),
    ],
  }),
  publicTemplate(demolition, "Excavation", {
    id: "excavation",
    name: "Excavation and grading",
    description: "Machine time, hauling and a graded site.",
    tags: ["excavation", "grading", "site work"],
    lines: [
      line("Mobilization", "fee", "mobilization, mobilize, delivery, bring the machine"),
      line("Excavation", "service", "excavate, excavation, dig, trench, excavator, machine, operator, hour"),
      line("Hauling and disposal", "service", "haul, truck, load, dispose, disposal, dump"),
      line("Fill and gravel", "material", "gravel, fill, stone, sand, dirt"),
      line("Final grading", "service", "grade, grading, level, compact, seed"),
    ],
  }),
];
