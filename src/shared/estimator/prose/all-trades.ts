import type { Trade } from "./trade.ts";
import { applianceRepair } from "./trades/appliance-repair.ts";
import { auto } from "./trades/auto.ts";
import { autoDetailing } from "./trades/auto-detailing.ts";
import { bakery } from "./trades/bakery.ts";
import { bathroom } from "./trades/bathroom.ts";
import { bikeRepair } from "./trades/bike-repair.ts";
import { bookkeeping } from "./trades/bookkeeping.ts";
import { carpentry } from "./trades/carpentry.ts";
import { catering } from "./trades/catering.ts";
import { ceilings } from "./trades/ceilings.ts";
import { chimney } from "./trades/chimney.ts";
import { cleaning } from "./trades/cleaning.ts";
import { concrete } from "./trades/concrete.ts";
import { consulting } from "./trades/consulting.ts";
import { decks } from "./trades/decks.ts";
import { demolition } from "./trades/demolition.ts";
import { drywall } from "./trades/drywall.ts";
import { electrical } from "./trades/electrical.ts";
import { entertainment } from "./trades/entertainment.ts";
import { eventPlanning } from "./trades/event-planning.ts";
import { farrier } from "./trades/farrier.ts";
import { fencing } from "./trades/fencing.ts";
import { flooring } from "./trades/flooring.ts";
import { garageDoors } from "./trades/garage-doors.ts";
import { gutters } from "./trades/gutters.ts";
import { hairMakeup } from "./trades/hair-makeup.ts";
import { handyman } from "./trades/handyman.ts";
import { hvac } from "./trades/hvac.ts";
import { insulation } from "./trades/insulation.ts";
import { itServices } from "./trades/it-services.ts";
import { junkRemoval } from "./trades/junk-removal.ts";
import { kitchen } from "./trades/kitchen.ts";
import { landscaping } from "./trades/landscaping.ts";
import { lawnCare } from "./trades/lawn-care.ts";
import { lessons } from "./trades/lessons.ts";
import { locksmith } from "./trades/locksmith.ts";
import { masonry } from "./trades/masonry.ts";
import { moving } from "./trades/moving.ts";
import { painting } from "./trades/painting.ts";
import { personalTraining } from "./trades/personal-training.ts";
import { pestControl } from "./trades/pest-control.ts";
import { petCare } from "./trades/pet-care.ts";
import { photography } from "./trades/photography.ts";
import { pianoTuning } from "./trades/piano-tuning.ts";
import { plumbing } from "./trades/plumbing.ts";
import { pools } from "./trades/pools.ts";
import { pressureWashing } from "./trades/pressure-washing.ts";
import { printing } from "./trades/printing.ts";
import { remodeling } from "./trades/remodeling.ts";
import { restoration } from "./trades/restoration.ts";
import { retail } from "./trades/retail.ts";
import { roofing } from "./trades/roofing.ts";
import { septic } from "./trades/septic.ts";
import { siding } from "./trades/siding.ts";
import { snowRemoval } from "./trades/snow-removal.ts";
import { solar } from "./trades/solar.ts";
import { tailoring } from "./trades/tailoring.ts";
import { tile } from "./trades/tile.ts";
import { translation } from "./trades/translation.ts";
import { tree } from "./trades/tree.ts";
import { upholstery } from "./trades/upholstery.ts";
import { webDesign } from "./trades/web-design.ts";
import { welding } from "./trades/welding.ts";
import { windowCleaning } from "./trades/window-cleaning.ts";
import { windows } from "./trades/windows.ts";

/** Every trade that the prose knows. Where two fit equally well the earlier one is taken. */
export const allTrades: readonly Trade[] = [
  applianceRepair,
  auto,
  autoDetailing,
  bakery,
  bathroom,
  bikeRepair,
  bookkeeping,
  carpentry,
  catering,
  ceilings,
  chimney,
  concrete,
  consulting,
  decks,
  demolition,
  drywall,
  electrical,
  entertainment,
  eventPlanning,
  farrier,
  fencing,
  flooring,
  garageDoors,
  gutters,
  hairMakeup,
  handyman,
  hvac,
  insulation,
  itServices,
  junkRemoval,
  kitchen,
  landscaping,
  lawnCare,
  lessons,
  locksmith,
  masonry,
  moving,
  painting,
  personalTraining,
  pestControl,
  petCare,
  photography,
  pianoTuning,
  plumbing,
  pools,
  pressureWashing,
  printing,
  remodeling,
  restoration,
  retail,
  roofing,
  septic,
  siding,
  snowRemoval,
  solar,
  tailoring,
  tile,
  translation,
  tree,
  upholstery,
  webDesign,
  welding,
  windowCleaning,
  windows,
  // what is cleaned names the job before the cleaning: gutters, furnaces, pools
  cleaning,
];
