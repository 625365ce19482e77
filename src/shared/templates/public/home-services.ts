import { applianceRepair } from "#shared/estimator/prose/trades/appliance-repair.ts";
import { cleaning } from "#shared/estimator/prose/trades/cleaning.ts";
import { handyman } from "#shared/estimator/prose/trades/handyman.ts";
import { junkRemoval } from "#shared/estimator/prose/trades/junk-removal.ts";
import { landscaping } from "#shared/estimator/prose/trades/landscaping.ts";
import { lawnCare } from "#shared/estimator/prose/trades/lawn-care.ts";
import { moving } from "#shared/estimator/prose/trades/moving.ts";
import { pestControl } from "#shared/estimator/prose/trades/pest-control.ts";
import { pools } from "#shared/estimator/prose/trades/pools.ts";
import { pressureWashing } from "#shared/estimator/prose/trades/pressure-washing.ts";
import { restoration } from "#shared/estimator/prose/trades/restoration.ts";
import { snowRemoval } from "#shared/estimator/prose/trades/snow-removal.ts";
import { tree } from "#shared/estimator/prose/trades/tree.ts";
import { line, publicTemplate } from "../template.ts";

export const homeServiceTemplates = [
  publicTemplate(landscaping, "Landscaping", {
    id: "landscape-planting",
    name: "Beds and planting",
    description: "Beds cleared, planted and mulched.",
    tags: ["landscaping", "planting", "mulch"],
    lines: [
      line("Clearing and bed preparation", "service", "clear, remove, weed, edge, bed, prep, haul"),
      line("Mulch or stone", "material", "mulch, stone, rock, gravel"),
      line("Plants", "material", "plant, shrub, tree, perennial, bush, flower, sod"),
      line("Planting labor", "labor", "labor, hour, planting, install"),
      line("Delivery", "fee", "delivery, deliver"),
    ],
  }),
  publicTemplate(landscaping, "Paver patio", {
    id: "paver-patio",
    name: "Paver patio or wall",
    description: "Excavation, base and stonework.",
    tags: ["pavers", "patio", "hardscape"],
    lines: [
      line("Excavation and haul-away", "service", "excavate, excavation, dig, haul, remove"),
      line("Gravel and sand base", "material", "gravel, base, sand, compact"),
      line("Pavers or block, laid", "service", "paver, block, patio, wall, stone, retaining wall, walkway"),
      line("Edging, joint sand and cap", "material", "edging, polymeric, joint sand, cap"),
    ],
  }),
  publicTemplate(lawnCare, "Lawn care", {
    id: "lawn-care",
    name: "Lawn care",
    description: "Mowing, treatments and seasonal work.",
    tags: ["lawn", "mowing", "seasonal"],
    lines: [
      line("Mowing and trimming", "service", "mow, mowing, cut, trim, edge"),
      line("Fertilizing and weed control", "service", "fertilize, fertilizer, weed, treatment, spray"),
      line("Aeration and overseeding", "service", "aerate, aeration, overseed, overseeding, seed"),
      line("Clean-up", "service", "cleanup, clean up, leaf, rake, haul"),
    ],
  }),
  publicTemplate(snowRemoval, "Snow removal", {
    id: "snow-removal",
    name: "Snow removal",
    description: "Plowing, walks and salt.",
    tags: ["snow", "plowing", "salt"],
    lines: [
      line("Plowing", "service", "plow, plowing, push, driveway, lot"),
      line("Walks and shoveling", "service", "shovel, shoveling, walk, sidewalk, step"),
      line("Salt and de-icing", "material", "salt, de ice, deice, ice melt, sand"),
    ],
  }),
  publicTemplate(tree, "Tree removal", {
    id: "tree-removal",
    name: "Tree work",
    description: "Trees taken down or trimmed, stumps ground, brush hauled.",
    tags: ["tree", "removal", "stump"],
    lines: [
      line("Stump grinding", "service", "stump, grind, grinding"),
      line("Brush and debris haul-away", "service", "haul, brush, debris, chip, chipping, clean up, cleanup, dump"),
      line("Tree removal or trimming", "service", "tree, oak, maple, pine, remove, removal, trim, prune, limb"),
      line("Crane or lift", "fee", "crane, lift, bucket truck"),
    ],
  }),
  publicTemplate(cleaning, "Cleaning", {
    id: "cleaning",
    name: "Cleaning",
    description: "Regular, deep or move-out cleaning.",
    tags: ["cleaning", "deep clean", "move-out"],
    lines: [
      line("Windows", "service", "window"),
      line("Carpets", "service", "carpet, steam"),
      line("Oven, fridge and cabinets inside", "service", "oven, fridge, refrigerator, inside, cabinet"),
      line("Cleaning", "service", "clean, cleaning, deep clean, office, house, bathroom, bedroom, hour, weekly"),
      line("Supplies", "material", "supply"),
    ],
  }),
  publicTemplate(moving, "Moving", {
    id: "moving",
    name: "Local move",
    description: "Crew, truck, packing and special items.",
    tags: ["movers", "truck", "packing"],
    lines: [
      line("Packing and materials", "service", "pack, packing, box, material, wrap"),
      line("Truck and travel", "travel", "truck, travel, mile, fuel, trip"),
      line("Heavy or special items", "fee", "piano, safe, heavy, pool table, stair"),
      line("Crew", "labor", "mover, crew, guy, men, hour, labor, move"),
    ],
  }),
  publicTemplate(junkRemoval, "Junk removal", {
    id: "junk-removal",
    name: "Junk removal",
    description: "Loading, hauling and disposal.",
    tags: ["junk", "haul", "disposal"],
    lines: [
      line("Disposal and dump fees", "fee", "dump, disposal, landfill, tipping, recycling"),
      line("Appliances and special items", "fee", "appliance, fridge, mattress, tire, paint, tv"),
      line("Loading and hauling", "service", "load, haul, hauling, truck, junk, remove, removal, clean out, cleanout"),
    ],
  }),
  publicTemplate(pestControl, "Pest control", {
    id: "pest-control",
    name: "Pest treatment",
    description: "Inspection, treatment and follow-up.",
    tags: ["pest control", "treatment", "follow-up"],
    lines: [
      line("Inspection", "service", "inspect, inspection"),
      line("Follow-up visit", "service", "follow up, second visit, quarterly, monthly, return"),
      line("Sealing and traps", "service", "seal, trap, bait, station, exclusion, screen"),
      line("Treatment", "service", "treat, treatment, spray, ant, termite, roach, wasp, mouse, mosquito, bed bug"),
    ],
  }),
  publicTemplate(pools, "Pool service", {
    id: "pool-service",
    name: "Pool service",
    description: "Opening, closing or weekly care.",
    tags: ["pool", "service", "chemicals"],
    lines: [
      line("Chemicals", "material", "chemical, chlorine, shock, salt, algaecide"),
      line("Equipment and parts", "material", "pump, filter, heater, liner, cover, part"),
      line("Service", "service", "open, opening, close, closing, clean, cleaning, vacuum, weekly, visit, service"),
    ],
  }),
  publicTemplate(pressureWashing, "Exterior cleaning", {
    id: "exterior-cleaning",
    name: "Pressure washing",
    description: "House, drive and windows, washed.",
    tags: ["pressure washing", "power washing", "siding"],
    lines: [
      line("Driveway and walks", "service", "driveway, walk, sidewalk, concrete, patio"),
      line("Deck or fence", "service", "deck, fence"),
      line("Windows and gutters", "service", "window, gutter"),
      line("House wash", "service", "house, siding, wash, pressure wash, power wash, roof"),
    ],
  }),
  publicTemplate(handyman, "Home repairs", {
    id: "handyman",
    name: "Handyman visit",
    description: "A list of small jobs with material.",
    tags: ["handyman", "repairs", "punch list"],
    lines: [
      line("Material", "material", "material, part, hardware, supply"),
      line("Trip charge", "travel", "trip, travel, mile"),
      line("Labor", "labor", "labor, hour, fix, repair, hang, mount, install, assemble, replace"),
    ],
  }),
  publicTemplate(applianceRepair, "Appliance repair", {
    id: "appliance-repair",
    name: "Appliance repair",
    description: "Diagnosis, part and repair.",
    tags: ["appliance", "repair", "parts"],
    lines: [
      line("Diagnosis", "fee", "diagnostic, diagnose, diagnosis, service call, trip"),
      line("Parts", "material", "part, pump, element, belt, board, motor, valve, seal"),
      line("Labor", "labor", "labor, hour, repair, install, replace"),
    ],
  }),
  publicTemplate(restoration, "Water damage restoration", {
    id: "water-damage",
    name: "Water damage restoration",
    description: "Extraction, drying, removal and treatment.",
    tags: ["restoration", "water damage", "drying"],
    lines: [
      line("Emergency service call", "fee", "emergency, service call, call out"),
      line("Water extraction", "service", "extract, extraction, pump, water removal"),
      line("Drying equipment", "service", "dehumidifier, fan, air mover, drying, dry, equipment, day"),
      line("Removal of damaged material", "service", "demo, remove, removal, tear out, drywall, carpet, pad, haul"),
      line("Antimicrobial treatment", "service", "antimicrobial, mold, treat, treatment, sanitize"),
    ],
  }),
];
