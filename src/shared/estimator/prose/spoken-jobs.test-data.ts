import type { DocumentType, ItemCategory, LineItem } from "#shared/documents/schema.ts";
import { cents, thousandths } from "#shared/money.ts";
import { NOTHING_TOLD, type JobFacts } from "./facts.ts";

/** Claims that only a profile may make. */
export const BOASTS =
  /\b(?:licensed|insured|bonded|certified|years of|experienced?|warrant\w*|guarante\w*|best|high(?:est)? quality|top|trusted|experts?|leading|award\w*|satisfaction|professional\w*|premium|finest|superior|reliable|affordable|free|state-of-the-art)\b/i;

/** A line for tests: price in dollars. */
export function line(
  description: string,
  quantity = 1,
  unit: string | null = null,
  price: number | null = 100,
  category: ItemCategory = "service",
): LineItem {
  return {
    id: description,
    description,
    quantity: thousandths(Math.round(quantity * 1000)),
    unit,
    unitPrice: price === null ? null : cents(Math.round(price * 100)),
    amount: price === null ? null : cents(Math.round(price * quantity * 100)),
    category,
    optional: false,
    sources: {},
  };
}

/** The facts of a job for tests: what is not said is empty. */
export const facts = (transcription: string, rest: Partial<JobFacts> = {}): JobFacts => ({
  type: "quote",
  transcription,
  client: null,
  address: null,
  items: [],
  unpricedTasks: [],
  timeline: "",
  paymentTerms: [],
  told: NOTHING_TOLD,
  validUntil: "2026-12-21",
  businessName: null,
  profileDescription: null,
  ...rest,
});

/** One spoken job for every trade: the words, the type, what the estimator would have found, the trade and the title. */
export interface SpokenJob {
  say: string;
  type: DocumentType;
  rest: Partial<JobFacts>;
  trade: string;
  title: string;
}
const job = (trade: string, type: DocumentType, say: string, title: string, rest: Partial<JobFacts>): SpokenJob => ({
  trade,
  type,
  say,
  title,
  rest,
});

export const spokenJobs: readonly SpokenJob[] = [
  job("bathroom-remodel", "quote", "bathroom remodel at 118 linden avenue gut the bathroom new tile in the shower vanity is nine hundred and labor forty hours at seventy", "Bathroom remodel, 118 Linden Avenue", { address: "118 linden avenue", items: [line("Vanity", 1, null, 900), line("Labor", 40, "hour", 70, "labor")] }),
  job("kitchen-remodel", "bid", "Bid for the Okafors. Kitchen remodel, quartz countertops forty square feet at ninety five, and install the cabinets for four thousand.", "Kitchen remodel for the Okafors", { client: "Okafors", items: [line("Quartz countertops", 40, "square foot", 95), line("Cabinets", 1, null, 4000)] }),
  job("remodeling", "estimate", "frame the basement at 9 cole street two guys for three days lumber eighteen hundred", "Basement framing, 9 Cole Street", { address: "9 cole street", items: [line("Labor", 48, "hour", 65, "labor"), line("Lumber", 1, null, 1800, "material")] }),
  job("roofing", "quote", "Tear off and replace the roof for Ann Diaz, twenty two squares of architectural shingles at four hundred ten a square, drip edge three hundred.", "Roof replacement for Ann Diaz", { client: "Ann Diaz", items: [line("Architectural shingles", 22, "square", 410), line("Drip edge", 1, null, 300)] }),
  job("siding", "quote", "vinyl siding eighteen squares at five hundred and soffit two hundred feet at nine", "Vinyl siding, soffit and fascia", { items: [line("Vinyl siding", 18, "square", 500), line("Soffit", 200, "foot", 9)] }),
  job("windows-doors", "quote", "Replace six windows at five hundred and twenty five each at 1420 Maple Avenue and a storm door for three ninety.", "Window replacement and entry door installation, 1420 Maple Avenue", { address: "1420 Maple Avenue", items: [line("Windows", 6, null, 525), line("Storm door", 1, null, 390)] }),
  job("ceilings", "bid", "replace all the ceiling tiles twenty four hundred square feet at four twenty five and paint the grid eleven hundred", "Ceiling tile replacement", { items: [line("Replace all the ceiling tiles", 2400, "sq ft", 4.25), line("Paint the grid", 1, null, 1100)] }),
  job("concrete", "bid", "pour a driveway six hundred square feet at nine dollars a square foot tear out the old concrete for twelve hundred", "Concrete driveway", { items: [line("Driveway", 600, "square foot", 9), line("Tear out the old concrete", 1, null, 1200)] }),
  job("masonry", "quote", "Tuckpointing the chimney, forty square feet at thirty five, plus scaffolding for four hundred.", "Tuckpointing and chimney repair", { items: [line("Tuckpointing the chimney", 40, "square foot", 35), line("Scaffolding", 1, null, 400)] }),
  job("demolition-excavation", "bid", "bid for riverside school demolition is fifteen k excavation is twenty two thousand five hundred", "Excavation and demolition for Riverside School", { client: "riverside school", items: [line("Demolition", 1, null, 15_000), line("Excavation", 1, null, 22_500)] }),
  job("decks", "quote", "three days at a day rate of six hundred to build the deck stairs, lumber is four fifty", "Deck stairs", { items: [line("Build the deck stairs", 3, "day", 600, "labor"), line("Lumber", 1, null, 450, "material")] }),
  job("insulation", "quote", "Blown in insulation in the attic, fourteen hundred square feet at one eighty a square foot, air sealing four hundred.", "Attic insulation and air sealing", { items: [line("Attic insulation", 1400, "square foot", 1.8), line("Air sealing", 1, null, 400)] }),
  job("plumbing", "quote", "Drain cleaning and a water heater installation for Mister Alvarez, nothing else.", "Water heater installation and drain cleaning for Mister Alvarez", { client: "Mister Alvarez", items: [line("Drain cleaning", 1, null, 189), line("Water heater installation", 1, null, 1450)] }),
  job("electrical", "quote", "Install fourteen outlets at a hundred and forty each, and a new two hundred amp panel for twenty eight hundred.", "Panel upgrade and outlet installation", { items: [line("Outlets", 14, null, 140), line("200 amp panel", 1, null, 2800)] }),
  job("hvac", "estimate", "replace the furnace for the okonkwos thirty eight hundred and a smart thermostat two fifty installed", "Furnace replacement and thermostat installation for the Okonkwos", { client: "okonkwos", items: [line("Furnace", 1, null, 3800), line("Smart thermostat", 1, null, 250)] }),
  job("painting", "quote", "Quote for Maria Lopez. Interior painting, three bedrooms at four fifty each and the hallway for two seventy five. Paint and materials three twenty.", "Interior painting for Maria Lopez", { client: "Maria Lopez", items: [line("Bedrooms", 3, null, 450), line("Hallway", 1, null, 275), line("Paint and materials", 1, null, 320, "material")] }),
  job("flooring", "estimate", "estimate for the hendersons twelve hundred square feet of laminate flooring at four fifty a square foot and tear out of the old carpet for six hundred dollars", "Laminate flooring for the Hendersons", { client: "hendersons", items: [line("Laminate flooring", 1200, "square foot", 4.5), line("Tear out of the old carpet", 1, null, 600)] }),
  job("tile", "quote", "Tile backsplash thirty square feet at twenty two dollars a square foot for Priya Natarajan", "Tile backsplash for Priya Natarajan", { client: "Priya Natarajan", items: [line("Tile backsplash", 30, "square foot", 22)] }),
  job("carpentry", "quote", "crown molding in the dining room eighty feet at fourteen and a built-in bookcase for two thousand", "Built-in shelving and crown molding", { items: [line("Crown molding", 80, "foot", 14), line("Built-in bookcase", 1, null, 2000)] }),
  job("drywall", "quote", "Scrape the popcorn ceiling in two rooms, six hundred each, and patch the drywall in the hall for one eighty.", "Popcorn ceiling removal and drywall repair", { items: [line("Popcorn ceiling removal", 2, "room", 600), line("Patch the drywall in the hall", 1, null, 180)] }),
  job("fencing", "quote", "Quote for Tom Becker, 85 linear feet of vinyl fence at $28 per linear foot and 1 gate at $310.", "Vinyl fence and gate installation for Tom Becker", { client: "Tom Becker", items: [line("Vinyl fence", 85, "linear foot", 28), line("Gate", 1, null, 310)] }),
  job("gutters", "invoice", "Replace the gutters, a hundred and sixty feet at eleven dollars a foot.", "Gutter replacement", { items: [line("Replace the gutters", 160, "foot", 11)] }),
  job("locksmith", "invoice", "rekeyed five locks at thirty five each and installed a deadbolt for one twenty", "Lock installation", { items: [line("Locks", 5, null, 35), line("Deadbolt", 1, null, 120)] }),
  job("garage-doors", "quote", "New garage door opener for four twenty and torsion springs two sixty.", "Garage door opener installation and spring repair", { items: [line("Garage door opener", 1, null, 420), line("Torsion springs", 1, null, 260)] }),
  job("solar", "bid", "Eighteen solar panels at six hundred each and an inverter for twenty one hundred at 77 Mesa Road", "Solar panel and inverter installation, 77 Mesa Road", { address: "77 Mesa Road", items: [line("Solar panels", 18, null, 600), line("Inverter", 1, null, 2100)] }),
  job("auto-service", "invoice", "Front brake pads and rotors for Lena, parts two ten, two hours at one fifteen", "Brake service for Lena", { client: "Lena", items: [line("Front brake pads and rotors", 1, null, 210, "material"), line("Labor", 2, "hour", 115, "labor")] }),
  job("welding", "quote", "Fabricate a steel beam bracket, weld and powder coat it, eight hours at ninety five, steel two forty.", "Steel beam work", { items: [line("Labor", 8, "hour", 95, "labor"), line("Steel", 1, null, 240, "material")] }),
  job("cleaning", "quote", "Weekly office cleaning for Northgate Realty, one eighty per visit, four visits a month, plus a one time deep clean for three ninety.", "Office and deep cleaning for Northgate Realty", { client: "Northgate Realty", items: [line("Weekly office cleaning", 4, "visit", 180), line("One time deep clean", 1, null, 390)] }),
  job("landscaping", "quote", "twelve yards of mulch at seventy five a yard and plant nine shrubs at forty each for mrs chen", "Mulching and planting for Mrs Chen", { client: "mrs chen", items: [line("Mulch", 12, "cubic yard", 75, "material"), line("Shrubs", 9, null, 40), line("Spread the mulch in the beds", 1, null, 200)] }),
  job("lawn-care", "quote", "Mow the lawn weekly at forty five a visit for twelve visits and aerate once for one thirty.", "Lawn mowing and aeration", { items: [line("Mowing", 12, "visit", 45), line("Aeration", 1, null, 130)] }),
  job("tree-service", "quote", "Stump grinding, five stumps at eighty dollars apiece.", "Stump grinding", { items: [line("Stump grinding", 5, "stump", 80)] }),
  job("pressure-washing", "quote", "power wash the driveway for two hundred and clean the gutters for one twenty five", "Driveway washing and gutter cleaning", { items: [line("Driveway", 1, null, 200), line("Gutters", 1, null, 125)] }),
  job("pest-control", "quote", "Termite treatment for the whole house eleven hundred, quarterly inspection ninety.", "Termite treatment", { items: [line("Termite treatment", 1, null, 1100), line("Quarterly inspection", 1, null, 90)] }),
  job("moving", "estimate", "Apartment move for Joe Park, three movers six hours at fifty five an hour each, truck one twenty, packing boxes eighty.", "Apartment move for Joe Park", { client: "Joe Park", items: [line("Movers", 18, "hour", 55, "labor"), line("Truck", 1, null, 120), line("Boxes", 1, null, 80, "material")] }),
  job("junk-removal", "quote", "garage cleanout two truckloads at two seventy five haul away the old couch for fifty", "Garage cleanout", { items: [line("Garage cleanout", 2, "truckload", 275), line("Haul away the old couch", 1, null, 50)] }),
  job("handyman", "quote", "Mount the tv for one twenty, fix the screen door for eighty and assemble furniture two hours at sixty.", "TV mounting and furniture assembly", { items: [line("Mount the TV", 1, null, 120), line("Fix the screen door", 1, null, 80), line("Assemble furniture", 2, "hour", 60)] }),
  job("appliance-repair", "invoice", "Dishwasher repair for Mrs. Hall, service call eighty five, drain pump one ten.", "Dishwasher repair for Mrs. Hall", { client: "Mrs. Hall", items: [line("Dishwasher repair", 1, null, 200), line("Service call", 1, null, 85, "fee")] }),
  job("pools", "quote", "Pool opening for three fifty and a new pool pump for six eighty.", "Pump replacement and pool opening", { items: [line("Pool opening", 1, null, 350), line("Pool pump", 1, null, 680)] }),
  job("restoration", "estimate", "water damage in the basement, water extraction six hundred, three dehumidifiers at ninety a day for four days", "Water damage restoration", { items: [line("Water extraction", 1, null, 600), line("Dehumidifiers", 12, "day", 90)] }),
  job("business-consulting", "invoice", "Invoice Brightside Dental for ten hours of strategy consulting and one workshop facilitation.", "Workshop facilitation and strategy consulting for Brightside Dental", { client: "Brightside Dental", items: [line("Strategy consulting", 10, "hour", 175), line("Workshop facilitation", 1, null, 2200)] }),
  job("it-services", "quote", "Run cat6 cabling, sixteen drops at one fifty, and set up the firewall for seven hundred.", "Network cabling and installation", { items: [line("Cat6 cabling", 16, "drop", 150), line("Firewall", 1, null, 700)] }),
  job("web-design", "quote", "Website with five pages for two thousand and a logo for six hundred for Fern Coffee", "Website, logo and branding for Fern Coffee", { client: "Fern Coffee", items: [line("Website", 1, null, 2000), line("Logo", 1, null, 600)] }),
  job("bookkeeping", "quote", "Monthly bookkeeping three fifty a month and payroll for six employees at twenty each", "Monthly bookkeeping and payroll", { items: [line("Monthly bookkeeping", 1, "month", 350), line("Payroll", 6, "employee", 20)] }),
  job("catering", "quote", "Catering for one hundred and twenty guests at thirty eight dollars a head, and linens for two hundred and forty. Client is Olivia Grant.", "Catering for Olivia Grant", { client: "Olivia Grant", items: [line("Catering", 120, "guest", 38), line("Linens", 1, null, 240)] }),
  job("event-planning", "bid", "forty by sixty tent for eighteen hundred and one hundred chairs at three dollars for the spring gala", "Event rentals", { items: [line("Tent", 1, null, 1800), line("Chairs", 100, null, 3)] }),
  job("photography", "quote", "Wedding photography, eight hours at two fifty an hour, album for five hundred.", "Wedding photography", { items: [line("Wedding photography", 8, "hour", 250), line("Album", 1, null, 500)] }),
  job("entertainment", "quote", "DJ for the reception eight hundred and uplighting for three hundred", "DJ services, sound and lighting", { items: [line("DJ", 1, null, 800), line("Uplighting", 1, null, 300)] }),
  job("bakery", "quote", "Three tier wedding cake for six fifty and four dozen cupcakes at thirty eight a dozen, delivery forty.", "Wedding cake and cupcakes", { items: [line("Wedding cake", 1, null, 650), line("Cupcakes", 4, "dozen", 38), line("Delivery", 1, null, 40, "fee")] }),
  job("printing-signs", "quote", "two hundred t-shirts at nine fifty each, setup fee forty, and a banner for one ten", "Screen-printed shirts, signs and banners", { items: [line("T-shirts", 200, null, 9.5), line("Setup fee", 1, null, 40, "fee"), line("Banner", 1, null, 110)] }),
  job("retail-orders", "invoice", "Twenty five gift baskets at forty two each, shipping sixty, for Ridge Bank.", "Gift baskets for Ridge Bank", { client: "Ridge Bank", items: [line("Gift baskets", 25, null, 42), line("Shipping", 1, null, 60, "fee")] }),
  job("septic", "quote", "Pump the septic tank for three ninety, install a riser two sixty, and digging to the lid is seventy five.", "Septic tank pumping and riser installation", { items: [line("Pump the septic tank", 1, null, 390), line("Riser", 1, null, 260), line("Digging to the lid", 1, null, 75, "labor")] }),
  job("chimney", "quote", "Sweep the chimney for one eighty five and a new chimney cap for two ninety at 9 Mill Road", "Chimney cap installation and sweep, 9 Mill Road", { address: "9 Mill Road", items: [line("Sweep the chimney", 1, null, 185), line("New chimney cap", 1, null, 290)] }),
  job("window-cleaning", "invoice", "washed the windows inside and out twenty two of them at eight each for Anna Kim and twenty screens at two", "Window cleaning for Anna Kim", { client: "Anna Kim", items: [line("Windows", 22, null, 8), line("Screens", 20, null, 2)] }),
  job("snow-removal", "quote", "Plow the lot, twelve pushes at one thirty, and six bags of salt at thirty two for the Elks Lodge.", "Snow removal for the Elks Lodge", { client: "Elks Lodge", items: [line("Plow the lot", 12, "push", 130), line("Bags of salt", 6, "bag", 32, "material")] }),
  job("pet-care", "invoice", "full groom on the two doodles at ninety five each and nail trim on the old beagle fifteen", "Dog grooming", { items: [line("Full groom on the doodles", 2, null, 95), line("Nail trim on the old beagle", 1, null, 15)] }),
  job("lessons", "quote", "Algebra tutoring for Karen Wu, ten sessions at sixty five and a workbook for twenty four.", "Math tutoring for Karen Wu", { client: "Karen Wu", items: [line("Algebra tutoring", 10, "session", 65), line("Workbook", 1, null, 24, "material")] }),
  job("personal-training", "quote", "Personal training for Jorge Salinas, twelve sessions at seventy and a nutrition plan for one twenty.", "Personal training for Jorge Salinas", { client: "Jorge Salinas", items: [line("Personal training", 12, "session", 70), line("Nutrition plan", 1, null, 120)] }),
  job("piano-tuning", "invoice", "tuned the piano one fifty and replaced two broken strings at thirty each", "Piano tuning and string replacement", { items: [line("Tuned the piano", 1, null, 150), line("Replaced broken strings", 2, null, 30)] }),
  job("farrier", "invoice", "trimmed three horses at fifty each and a full set of shoes on the gelding for one sixty, barn call thirty", "Shoeing and hoof trimming", { items: [line("Trimmed horses", 3, null, 50), line("Full set of shoes on the gelding", 1, null, 160), line("Barn call", 1, null, 30, "travel")] }),
  job("hair-makeup", "quote", "Bridal makeup for two fifty, four updos at eighty five each, and the trial run is one hundred.", "Hair styling and bridal makeup", { items: [line("Bridal makeup", 1, null, 250), line("Updos", 4, null, 85), line("Trial run", 1, null, 100)] }),
  job("upholstery", "quote", "Reupholster six dining chairs at one thirty each and fourteen yards of fabric at thirty eight.", "Chair upholstery", { items: [line("Reupholster dining chairs", 6, null, 130), line("Fabric", 14, "yard", 38, "material")] }),
  job("tailoring", "invoice", "hem three pairs of pants at eighteen each and a new zipper in the jacket for thirty", "Hemming and zippers", { items: [line("Hem pairs of pants", 3, null, 18), line("New zipper in the jacket", 1, null, 30)] }),
  job("auto-detailing", "quote", "Full detail on the suburban for two seventy five and a ceramic coating for eight hundred", "Ceramic coating and full detail", { items: [line("Full detail on the suburban", 1, null, 275), line("Ceramic coating", 1, null, 800)] }),
  job("bike-repair", "invoice", "basic tune-up on the road bike eighty and a new chain thirty five", "Bike tune-up and drivetrain work", { items: [line("Basic tune-up on the road bike", 1, null, 80), line("New chain", 1, null, 35)] }),
  job("translation", "quote", "translate a lease into English, thirty four pages at twenty eight a page, certification twenty", "Translation", { items: [line("Translate a lease", 34, "page", 28), line("Certification", 1, null, 20)] }),
]; // prettier-ignore
