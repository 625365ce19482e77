import { bakery } from "#shared/estimator/prose/trades/bakery.ts";
import { bookkeeping } from "#shared/estimator/prose/trades/bookkeeping.ts";
import { catering } from "#shared/estimator/prose/trades/catering.ts";
import { consulting } from "#shared/estimator/prose/trades/consulting.ts";
import { entertainment } from "#shared/estimator/prose/trades/entertainment.ts";
import { eventPlanning } from "#shared/estimator/prose/trades/event-planning.ts";
import { itServices } from "#shared/estimator/prose/trades/it-services.ts";
import { photography } from "#shared/estimator/prose/trades/photography.ts";
import { printing } from "#shared/estimator/prose/trades/printing.ts";
import { retail } from "#shared/estimator/prose/trades/retail.ts";
import { webDesign } from "#shared/estimator/prose/trades/web-design.ts";
import { line, publicTemplate } from "../template.ts";

export const eventAndBusinessTemplates = [
  publicTemplate(catering, "Catering", {
    id: "catering",
    name: "Catering",
    description: "Food, staff, bar and rentals for an event.",
    tags: ["catering", "event", "staff"],
    lines: [
      line("Service staff", "labor", "server, staff, bartender, waiter, chef, hour"),
      line("Bar", "service", "bar, drink, beer, wine, beverage"),
      line("Rentals and linens", "fee", "rental, linen, chair, plate rental, tableware, tent"),
      line("Delivery and set-up", "fee", "delivery, deliver, set up, setup, travel"),
      line("Menu", "service", "menu, plate, guest, head, person, dinner, lunch, buffet, appetizer, food, catering"),
    ],
  }),
  publicTemplate(eventPlanning, "Wedding coordination", {
    id: "event-coordination",
    name: "Event coordination",
    description: "Planning, the day itself and the decoration.",
    tags: ["event", "coordination", "decor"],
    lines: [
      line("Planning", "service", "planning, plan, meeting, consultation, package"),
      line("Flowers and decoration", "service", "flower, floral, centerpiece, decor, decoration, balloon, arch"),
      line("Rentals", "fee", "rental, rent, table, chair, tent, linen"),
      line("Coordination on the day", "service", "coordination, coordinate, coordinator, day of, hour, staff"),
    ],
  }),
  publicTemplate(photography, "Photography", {
    id: "photography",
    name: "Photography",
    description: "Shooting time, editing and delivered pictures.",
    tags: ["photography", "shoot", "editing"],
    lines: [
      line("Second photographer", "service", "second photographer, second shooter, assistant"),
      line("Editing", "service", "edit, editing, retouch, retouching, gallery"),
      line("Prints and album", "material", "print, album, book, canvas"),
      line("Travel", "travel", "travel, mile"),
      line("Coverage", "service", "coverage, hour, shoot, session, wedding, photography, portrait, headshot, video"),
    ],
  }),
  publicTemplate(entertainment, "DJ services", {
    id: "entertainment",
    name: "DJ or live music",
    description: "Music, sound and lights for an event.",
    tags: ["DJ", "music", "event"],
    lines: [
      line("Sound and lighting", "service", "sound, light, lighting, speaker, microphone, system"),
      line("Travel and set-up", "travel", "travel, mile, set up, setup"),
      line("Performance", "service", "dj, band, music, hour, set, ceremony, reception, play, karaoke, photo booth"),
    ],
  }),
  publicTemplate(bakery, "Custom baking order", {
    id: "custom-cake",
    name: "Cake and dessert order",
    description: "Cake, extras and delivery.",
    tags: ["bakery", "cake", "order"],
    lines: [
      line("Delivery and set-up", "fee", "delivery, deliver, set up, setup"),
      line("Cupcakes, cookies and extras", "service", "cupcake, cookie, dessert, dozen, macaron, topper"),
      line("Cake", "service", "cake, tier, wedding cake, birthday cake, serving"),
    ],
  }),
  publicTemplate(consulting, "Consulting", {
    id: "consulting",
    name: "Consulting engagement",
    description: "Discovery, the work itself and a report.",
    tags: ["consulting", "strategy", "report"],
    lines: [
      line("Discovery and interviews", "service", "discovery, interview, kickoff, assessment, audit, research"),
      line("Workshops", "service", "workshop, training, session, coaching"),
      line("Report and recommendations", "service", "report, recommendation, deliverable, presentation, roadmap"),
      line("Travel", "travel", "travel, mile, hotel, flight"),
      line("Consulting hours", "labor", "consulting, consultant, hour, day, retainer"),
    ],
  }),
  publicTemplate(bookkeeping, "Monthly bookkeeping", {
    id: "bookkeeping",
    name: "Bookkeeping",
    description: "Monthly books, payroll and year-end.",
    tags: ["bookkeeping", "payroll", "tax"],
    lines: [
      line("Catch-up work", "labor", "catch up, cleanup, clean up, backlog, hour"),
      line("Payroll", "service", "payroll, employee"),
      line("Tax preparation", "service", "tax, return, filing"),
      line("Monthly bookkeeping", "service", "bookkeeping, monthly, month, reconcile, reconciliation, book"),
    ],
  }),
  publicTemplate(itServices, "IT services", {
    id: "it-services",
    name: "IT project or support",
    description: "Equipment, set-up and support.",
    tags: ["network", "IT support", "computers"],
    lines: [
      line(
        "Equipment and licenses",
        "material",
        "router, switch, access point, server, laptop, license, equipment, hardware",
      ),
      line("Cabling", "service", "cable, cabling, drop, run"),
      line("Support", "service", "support, monthly, month, maintenance, managed"),
      line(
        "Installation and set-up",
        "labor",
        "install, installation, set up, setup, configure, migrate, migration, hour, labor",
      ),
    ],
  }),
  publicTemplate(webDesign, "Website", {
    id: "website",
    name: "Website",
    description: "Design, build, content and launch.",
    tags: ["website", "design", "launch"],
    lines: [
      line("Design", "service", "design, logo, branding, mockup"),
      line("Copy and pictures", "service", "copy, copywriting, content, photo, blog"),
      line("Search set-up", "service", "seo, search, analytics"),
      line("Hosting and domain", "fee", "hosting, domain, maintenance, monthly"),
      line("Build", "service", "website, site, page, build, development, develop, landing page, store"),
    ],
  }),
  publicTemplate(printing, "Print order", {
    id: "print-order",
    name: "Print or sign order",
    description: "Artwork, print run and delivery.",
    tags: ["printing", "signs", "apparel"],
    lines: [
      line("Artwork and set-up", "fee", "artwork, art, set up, setup, design, screen"),
      line("Installation or delivery", "service", "install, installation, deliver, delivery, shipping"),
      line("Print run", "service", "shirt, sign, banner, card, sticker, decal, flyer, wrap, hoodie, print, embroidery"),
    ],
  }),
  publicTemplate(retail, "Custom order", {
    id: "custom-order",
    name: "Custom order",
    description: "A made-to-order piece with delivery.",
    tags: ["custom", "order", "delivery"],
    lines: [
      line("Delivery", "fee", "delivery, deliver, shipping"),
      line("Material", "material", "material, fabric, wood, leather, yard, stone"),
      line(
        "Making",
        "service",
        "make, making, custom, basket, table, chair, ring, curtain, upholster, piece, labor, hour",
      ),
    ],
  }),
];
