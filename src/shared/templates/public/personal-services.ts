import { autoDetailing } from "#shared/estimator/prose/trades/auto-detailing.ts";
import { bikeRepair } from "#shared/estimator/prose/trades/bike-repair.ts";
import { chimney } from "#shared/estimator/prose/trades/chimney.ts";
import { farrier } from "#shared/estimator/prose/trades/farrier.ts";
import { hairMakeup } from "#shared/estimator/prose/trades/hair-makeup.ts";
import { lessons } from "#shared/estimator/prose/trades/lessons.ts";
import { personalTraining } from "#shared/estimator/prose/trades/personal-training.ts";
import { petCare } from "#shared/estimator/prose/trades/pet-care.ts";
import { pianoTuning } from "#shared/estimator/prose/trades/piano-tuning.ts";
import { septic } from "#shared/estimator/prose/trades/septic.ts";
import { tailoring } from "#shared/estimator/prose/trades/tailoring.ts";
import { translation } from "#shared/estimator/prose/trades/translation.ts";
import { upholstery } from "#shared/estimator/prose/trades/upholstery.ts";
import { windowCleaning } from "#shared/estimator/prose/trades/window-cleaning.ts";
import { line, publicTemplate } from "../template.ts";

/** What people have done at home, to what they own, and to themselves. */
export const personalServiceTemplates = [
  publicTemplate(septic, "Septic tank pumping", {
    id: "septic-pumping",
    name: "Septic pumping",
    description: "Tank pumped and looked over.",
    tags: ["septic", "tank pumping", "riser"],
    lines: [
      line("Septic tank pumping", "service", "pump, pumping, tank"),
      line("Digging to the lids", "labor", "dig, digging, lid"),
      line("Baffle replacement", "service", "baffle"),
      line("Riser and lid", "service", "riser, lid"),
    ],
  }),
  publicTemplate(chimney, "Chimney sweep", {
    id: "chimney-sweep",
    name: "Chimney sweep",
    description: "Flue swept, looked through and capped.",
    tags: ["chimney", "sweep", "flue"],
    lines: [
      line("Chimney sweep", "service", "sweep, swept, clean"),
      line("Inspection", "service", "inspection, inspect, camera"),
      line("Chimney cap", "service", "cap"),
      line("Crown repair", "service", "crown"),
    ],
  }),
  publicTemplate(windowCleaning, "Window cleaning", {
    id: "window-cleaning",
    name: "Window cleaning",
    description: "Glass, screens and sills.",
    tags: ["window cleaning", "screens", "inside and out"],
    lines: [
      line("Windows, inside and out", "service", "window, pane, glass"),
      line("Screens", "service", "screen"),
      line("Skylights", "service", "skylight"),
      line("Tracks and sills", "service", "track, sill"),
    ],
  }),
  publicTemplate(petCare, "Dog grooming", {
    id: "pet-grooming",
    name: "Pet grooming",
    description: "Bath, coat and nails.",
    tags: ["dog grooming", "bath", "nails"],
    lines: [
      line("Full groom", "service", "groom, grooming, bath, haircut"),
      line("Nail trim", "service", "nail"),
      line("Teeth", "service", "teeth"),
      line("Dematting", "service", "dematting, matted, demat"),
    ],
  }),
  publicTemplate(lessons, "Tutoring", {
    id: "tutoring",
    name: "Tutoring and lessons",
    description: "Lessons and the material for them.",
    tags: ["tutoring", "lessons", "workbook"],
    lines: [
      line("Lessons", "service", "lesson, session, tutoring, hour"),
      line("Assessment", "service", "assessment, test"),
      line("Books and material", "material", "book, workbook, material"),
    ],
  }),
  publicTemplate(personalTraining, "Personal training", {
    id: "personal-training",
    name: "Personal training",
    description: "Sessions and a plan.",
    tags: ["personal training", "sessions", "nutrition plan"],
    lines: [
      line("Training sessions", "service", "session, training, class"),
      line("Assessment", "service", "assessment, scan, measurement"),
      line("Nutrition plan", "service", "nutrition, meal plan"),
    ],
  }),
  publicTemplate(pianoTuning, "Piano tuning", {
    id: "piano-tuning",
    name: "Piano tuning",
    description: "Tuning, pitch and action.",
    tags: ["piano tuning", "pitch raise", "action regulation"],
    lines: [
      line("Piano tuning", "service", "tuning, tune, tuned"),
      line("Pitch raise", "service", "pitch raise, pitch"),
      line("Action regulation", "service", "regulation, regulate, action"),
      line("Repairs", "service", "string, key, pedal, hammer, repair"),
    ],
  }),
  publicTemplate(farrier, "Hoof trimming", {
    id: "farrier-visit",
    name: "Farrier visit",
    description: "Trimming and shoeing at the barn.",
    tags: ["farrier", "hoof trim", "shoes"],
    lines: [
      line("Trimming", "service", "trim, trimmed, trimming"),
      line("Shoeing", "service", "shoe, shod, shoeing, reset"),
      line("Farm call", "travel", "farm call, barn call, call"),
    ],
  }),
  publicTemplate(hairMakeup, "Bridal makeup", {
    id: "hair-and-makeup",
    name: "Hair and makeup",
    description: "The bride, her party and a trial.",
    tags: ["bridal makeup", "bridesmaids", "trial run"],
    lines: [
      line("Bridal hair and makeup", "service", "bride, bridal"),
      line("Bridesmaids", "service", "bridesmaid, mother, flower girl"),
      line("Trial", "service", "trial"),
      line("Travel", "travel", "travel, mile"),
    ],
  }),
  publicTemplate(upholstery, "Chair upholstery", {
    id: "upholstery",
    name: "Upholstery",
    description: "New cover, foam and fabric.",
    tags: ["upholstery", "chairs", "fabric"],
    lines: [
      line("Upholstery work", "service", "reupholster, upholster, chair, sofa, recover, seat, ottoman"),
      line("Fabric", "material", "fabric, yard, leather, vinyl"),
      line("Foam and filling", "material", "foam, filling, cushion"),
      line("Pick-up and delivery", "fee", "pick up, pickup, delivery"),
    ],
  }),
  publicTemplate(tailoring, "Alterations", {
    id: "alterations",
    name: "Alterations",
    description: "Hems, seams and zippers.",
    tags: ["alterations", "hemming", "tailoring"],
    lines: [
      line("Hemming", "service", "hem, hemming, hemmed"),
      line("Taking in or letting out", "service", "take in, taking in, let out, waist"),
      line("Zippers and buttons", "service", "zipper, button"),
      line("Rush fee", "fee", "rush"),
    ],
  }),
  publicTemplate(autoDetailing, "Full detail", {
    id: "auto-detail",
    name: "Auto detail",
    description: "Inside, outside and coating.",
    tags: ["auto detailing", "full detail", "interior detail"],
    lines: [
      line("Full detail", "service", "full detail, detail"),
      line("Interior detail", "service", "interior, seat, shampoo"),
      line("Pet hair and odor", "service", "pet hair, odor, ozone"),
      line("Ceramic coating", "service", "ceramic, coating, wax"),
    ],
  }),
  publicTemplate(bikeRepair, "Bike tune-up", {
    id: "bike-tune-up",
    name: "Bike tune-up",
    description: "Tune-up and worn parts.",
    tags: ["bike", "tune-up", "chain"],
    lines: [
      line("Tune-up", "service", "tune-up, tune up"),
      line("Flats and tubes", "service", "flat, tube, tire"),
      line("Chain and cassette", "material", "chain, cassette"),
      line("Wheel truing", "service", "true, trued, wheel"),
    ],
  }),
  publicTemplate(translation, "Translation", {
    id: "translation",
    name: "Translation",
    description: "Translated, checked and certified.",
    tags: ["translation", "certified translation", "proofreading"],
    lines: [
      line("Translation", "service", "translation, translate, page, word"),
      line("Certification", "service", "certification, certified, certify"),
      line("Notarization", "fee", "notarize, notarized, notary"),
      line("Rush fee", "fee", "rush"),
    ],
  }),
];
