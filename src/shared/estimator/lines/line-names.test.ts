import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";

const read = (transcription: string) =>
  estimate({ transcription, catalogue: [], clients: [], businessInfo: null, today: "2026-11-21", includeLogo: false });
const names = (transcription: string): string[] => read(transcription).items.map(({ description }) => description);

test.each([
  ["portrait session for the novaks at the lake two hundred", "Portrait session at the lake"],
  ["ninety five to open the door paid cash", "Open the door"],
  ["new mailbox for the house at the corner three hundred", "New mailbox for the house at the corner"],
])("neither a client who was left out nor how it was paid is told in a name: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["Sand the stair treads so they match, four hundred.", "Sand the stair treads"],
  ["regrade the swale so it drains six hundred", "Regrade the swale"],
  ["shutters she wants black that's three hundred", "Shutters"],
  ["hang the mirror he's got in the garage eighty five", "Hang the mirror"],
  ["dig up the lids they're about eighteen inches down one fifty", "Dig up the lids"],
  ["replace the valve it's way back behind the wall three forty", "Replace the valve"],
  ["Old fridge has freon, that's forty extra.", "Old fridge"],
  ["he still owes me two hundred from the spring cleanup", "Spring cleanup"],
  ["Faucet's leaking, new cartridge, ninety five.", "New cartridge"],
  ["Rebuild the steps, railing's fine, two thousand.", "Rebuild the steps"],
  ["Looks like a truck and a half, call it six hundred.", "Truck and a half"],
  ["New opener, he wants a LiftMaster, four fifty.", "New opener, LiftMaster"],
])("what is told of a thing takes no name's place: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["so it needs new belts one forty", "New belts"],
  ["so they get a full repaint nine hundred", "Full repaint"],
  ["Trim the maple's dead wood, raise the crown, three hundred.", "Trim the maple's dead wood, raise the crown"],
  ["The vanity is a 36 inch, thirteen hundred.", "Vanity"],
  ["there's a leak in the gutter patch it two hundred", "Patch leak in the gutter"],
])("a thing behind a pronoun stays one: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["The chimney flashing is rusted through so reflash that for six fifty.", "Reflash chimney flashing"],
  ["there's a leak in the valve replace it two hundred", "Replace the valve"],
  ["yesterday's visit we rebuilt the pump motor six hundred", "Rebuilt the pump motor"],
  ["sink backing up in the break room snaked the line one seventy five", "Snaked the line"],
  ["If we hit rock it's two hundred a yard.", "Rock, if found"],
  ["Bring in six yards of topsoil at fifty five a yard.", "Bring in topsoil"],
  ["fertilizing four times a season at seventy each", "Fertilizing"],
  ["replace about sixty spalled bricks at thirty each", "Replace spalled bricks"],
])("a name has its thing, and no hole: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["the timber wall is falling over tear out the timbers and haul eighteen hundred", "Tear out the timbers and haul"],
  ["the frames are good strip and recover both chairs four eighty apiece", "Strip and recover both chairs"],
  ["the neck had a crack at the coupler welded and plated it four eighty", "Welded and plated crack at the coupler"],
  ["the zipper on the coat is busted so put a new one in for 28", "New zipper on the coat"],
  ["put that as an option the railing is nine hundred", "Railing"],
  ["a shell kit delivered and put up is twenty one thousand", "Shell kit delivered and put up"],
])("an order behind talk is the name: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["rehang the pantry door that's rubbing forty five", "Rehang the pantry door"],
  ["carburetor rebuilt because the gas was like varnish one thirty five", "Carburetor rebuilt"],
  ["Patch and trowel the floor where it's washed out, $700.", "Patch and trowel the floor"],
  ["retie the springs on the blue chair it's got three broke eighty five", "Retie the springs on the blue chair"],
  ["Grab bars, I'll put blocking in the wall for those, $180.", "Grab bars"],
  ["Replace the pump, I'm putting in a 4,000 gallon-an-hour one, $395.", "Replace the pump"],
  ["hang the mirror that's painting the wall first two hundred", "Painting the wall"],
])("what is wrong with a thing and more of it take no name's place: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["toe kick and the end panels and um scribe that's two ninety", "Toe kick and the end panels and scribe"],
  ["she took a water filter that's fifty five", "Water filter"],
  ["New Schlage B60 on the back door, ninety five dollars.", "New Schlage B60 on the back door"],
  ["A placement test at the start sixty.", "Placement test"],
  ["he wants the porch screened in before the bugs come so frame it up in pine two thousand", "Frame porch up in pine"],
  ["weed the beds first eighty", "Weed the beds"],
  ["Clean the big granite, both sides, $180.", "Clean the big granite, both sides"],
  ["Both gates, ninety each.", "Gates"],
])("a name is whole, and has nothing of the talk: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test("what goes back to something names what it goes back to", () => {
  const heater =
    "Replaced the fifty gallon gas water heater, nine eighty. New tank, sixty five. Hauled away the old one, no charge.";
  expect(names(heater).at(-1)).toBe("Hauled away the old gas water heater");
  expect(names("New dishwasher, three hundred. New shutoff, forty. Take away the old one, thirty.").at(-1)).toBe(
    "Take away the old one",
  );
  const coil = "The AC coil is original too, if she wants to do that at the same time it's eighteen hundred.";
  expect(read(`Replace the furnace, four thousand. ${coil}`).items[1]).toMatchObject({
    description: "AC coil",
    optional: true,
  });
  expect(names("DJ set nine hundred. Extra hours are one fifty each if they want.").at(-1)).toBe("Extra hours");
  expect(names("ninety for the permit also swap three outlets at forty each")[0]).toBe("Permit");
});

test("how long something goes for one price is a part of its name", () => {
  expect(names("Eight hours of coverage, two photographers, thirty two hundred.")).toEqual([
    "Eight hours of coverage, two photographers",
  ]);
  expect(names("Four hours of labor, three hundred.")).toEqual(["Labor"]);
  expect(names("Three hours of cleaning at forty an hour.")).toEqual(["Cleaning"]);
  expect(names("two hours to swap the pump three hundred")).toEqual(["Swap the pump"]);
});

test.each([
  ["single piece crown in the two kids' rooms 96 feet at 11", "Single piece crown in the two kids' rooms"],
  ["sitting for the two cats six nights at seventy a night", "Sitting for the two cats"],
  ["Crown in three rooms, ninety feet, at nine a foot.", "Crown in three rooms"],
])("a count of where something is done stands in its name: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["lined drapes for four windows at 200 each", "Lined drapes for windows"],
  ["stretch the carpet in four rooms at eighty each er three rooms", "Stretch the carpet"],
  ["put in eight sprinkler heads at forty each", "Sprinkler heads"],
])("and one that is the line's own does not: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["Faye wants the front door red one seventy five", "Front door red"],
  ["they'd also like an effluent filter ninety", "Effluent filter"],
  ["the power company wants a new meter base four hundred", "New meter base"],
  ["the crown wants resealing two hundred", "Crown wants resealing"],
  ["permit i'm pulling that's one fifteen", "Permit"],
  ["Hauling the logs off which isn't on my list call it three hundred.", "Hauling the logs off"],
  ["spray the brick with sealer when it cures one ninety", "Spray the brick with sealer"],
  ["clean up after the party ninety", "Clean up after the party"],
  ["a pitch raise first one twenty", "Pitch raise"],
  ["core aeration in the fall one eighty", "Core aeration"],
  ["closing the pool for winter three hundred", "Closing the pool for winter"],
])("who wants it, when and what it is not are no part of a name: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["new opener four fifty installed", "New opener installed"],
  ["Ledgestone, 88 square feet, $44 a foot set with the corners.", "Ledgestone set with the corners"],
  ["Double hung windows, vinyl, four hundred each installed, six of them.", "Double hung windows, vinyl, installed"],
])("how a price has its thing stands in its name: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["hang the door two hundred installed", "Hang the door"],
  ["outlets ninety replaced the panel six hundred", "Outlets"],
  ["felt ninety set the posts three hundred", "Felt"],
])("but no work that begins anew: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["he has a two car garage epoxy the floor eighteen hundred", "Epoxy the floor"],
  ["the wedding's on the ninth and they want lilies bridal bouquet two twenty", "Bridal bouquet"],
  ["the boat's been sitting since may bottom paint four hundred", "Bottom paint"],
])("a statement that only tells is no part of the name in the next: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["spindles and newels they take forever three hundred", "Spindles and newels"],
  ["setting the mirror i do last ninety", "Setting the mirror"],
  [
    "it's a hundred degrees up there i measured an attic fan with a thermostat five hundred",
    "Attic fan with a thermostat",
  ],
  ["the wall i measured twice fifty feet at forty a foot", "Wall"],
  ["Pour the lintel, I propose a steel one, $300.", "Pour the lintel"],
  ["after hours charge of ninety", "After hours charge"],
  ["other than that the second floor bathroom tile nine hundred", "Other than that the second floor bathroom tile"],
  ["take it down for six hundred", "Take it down"],
])("words that only speak of a thing do not take its place: %j", (words, name) => {
  expect(names(words).at(-1)).toBe(name);
});

test.each([
  ["got a whole bird nest out lord almighty new dryer vent cap forty five", "New dryer vent cap"],
  ["clean the gutters bless her on the garage two hundred", "Clean the gutters on the garage"],
  ["paint the hall no kidding it's twenty feet tall five hundred", "Paint the hall"],
  ["oh boy band poster framed ninety", "Boy band poster framed"],
  ["don't ask me why he wants gold leaf on the sign three hundred", "Gold leaf on the sign"],
])("a sigh is no part of a name: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["two porch lights hers one forty", "Two porch lights"],
  ["paint ours for three hundred", "Paint ours"],
  ["cleaned the hood today two hundred", "Cleaned the hood"],
  ["first thing reset the toilet one sixty", "Reset the toilet"],
  ["the first thing is the gutter repair one ninety", "Gutter repair"],
  ["prune the elms so the school bus clears them six hundred", "Prune the elms"],
  ["screen the vents so none get back in one ninety", "Screen the vents"],
  ["so the painters can start on it sand the trim two hundred", "Sand the trim"],
  ["the red one $80 and the blue one $95", "Red one"],
])("whose it is, when, in which order and what for: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["60 amp circuit about 35 feet of conduit she has the charger already labor 650", "Labor"],
  ["furnace not firing replaced igniter 140", "Replaced igniter"],
  ["washing machine doesn't spin changed the lid switch 95", "Changed the lid switch"],
  ["the walk in keeps icing up new defrost timer 160", "New defrost timer"],
  ["the hose is leaking under the sink it's a braided supply hose is 45", "Braided supply hose"],
  ["rebuild the axle 1850 does not include the brake lines if they're rusted that's another 180", "Brake lines"],
  ["the repair is a new compressor, $890", "New compressor"],
  ["opener is a chamberlain belt drive 525", "Chamberlain belt drive opener"],
  ["the vanity is a beast thirteen hundred", "Vanity"],
  ["three trucks all need oil changes 65 each", "Trucks oil changes"],
  ["made one new key 85 programmed it 60", "Programmed new key"],
])("what is wrong, what they have and what it is: %j", (words, name) => {
  expect(names(words).at(-1)).toBe(name);
});

test.each([
  ["open the safe paid cash 145", "Open the safe"],
  ["rekey the shed 60 already paid in full by check", "Rekey the shed"],
  ["three tier cake serves 110 at 6.50 a serving", "Three tier cake"],
  ["inside of the oven one time 35", "Inside of the oven"],
  ["Gates 390 or if they go with cedar it's 470.", "Cedar"],
  ["Kebab buffet is 900. Either way, service staff 400.", "Service staff"],
  ["Kebab buffet is 900. Either way 300 for table service.", "Table service"],
  ["prime time show 300", "Prime time show"],
  ["go kart track 300", "Go kart track"],
])("how it is paid, how often, and what is chosen: %j", (words, name) => {
  expect(names(words).at(-1)).toBe(name);
});

test.each([
  ["90 feet of 4-rail horse fence at $19 a foot", "4-rail horse fence 90"],
  ["three 6-panel doors at 180 each", "6-panel doors 3"],
  ["Roof, 18 squares. 3-tab at $350 a square.", "3-tab 18"],
  ["one-time deep clean 240", "One-time deep clean 1"],
  ["3-hour call at 90 an hour", "3-hour call 3"],
])("a hyphen makes a number and a word one kind: %j", (words, line) => {
  const { description, quantity } = read(words).items.at(-1) ?? {};
  expect(`${description} ${(quantity ?? 0) / 1000}`).toBe(line);
});

test.each([
  [
    "service upgrade 60 amp to 100 amp new meter base and ground rods 2400",
    "Service upgrade 60 amp to 100 amp new meter base and ground rods",
  ],
  ["Unit 14A: unclogged garbage disposal, $85 flat.", "Unit 14A, unclogged garbage disposal"],
  ["no heat sunday emergency rate 195", "No heat emergency rate"],
  ["i charge the day rate of 600 for the trench", "Trench"],
  ["toilet keep running i change the flush valve and flapper 120", "Change the flush valve and flapper"],
  ["she buys the tile thinset and grout 160", "Thinset and grout"],
])("sizes, letters and stuff stay with their name: %j", (words, name) => {
  expect(names(words).at(-1)).toBe(name);
});

test.each([
  // how much belongs to a name, beside what the line counts
  ["replace up to four studs at 45 a stud", "Replace up to four studs"],
  ["deck sanding and two coats of sealer 300 square feet at 4 dollars a foot", "Deck sanding and two coats of sealer"],
  ["scrape off one layer 400", "Scrape off one layer"],
  ["two trees at 90 each edging around two beds 30 feet at 9 a foot", "Edging around two beds"],
  ["hang one mirror and three shelves 240", "Hang one mirror and three shelves"],
  ["screens 30 a door all four patch kit 20", "Patch kit"],
  ["screens 30 a door all four corners 20", "Four corners"],
  ["walls two coats at 300 a coat", "Walls coats"],
  // behind "of" stands what it is done to
  ["sanded 300 square feet of oak at 2 dollars a foot", "Sanded oak"],
  ["either way the inspection is 90", "Inspection"],
  ["hang four shades the owner has them 40 each", "Hang shades"],
  ["act prep book 30", "ACT prep book"],
  ["sat for two cats 60", "Sat for two cats"],
])("how much, of what and whose stands where it belongs: %j", (words, name) => {
  expect(names(words).at(-1)).toBe(name);
});

test.each([
  ["three bartenders 5 hours each at 40", "Three bartenders, 5 hours each"],
  ["two painters six hours at 90 an hour", "Two painters"],
  ["family portraits two hours 450", "Family portraits, two hours"],
  ["family portraits 450 and we need two hours", "Family portraits"],
])("how many come stands with them, and how long one price is for behind it: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["freezer won't chill need gasket 95", "Gasket"],
  ["hood not venting found a clogged duct and low on power duct 120", "Duct"],
  ["found the duct clogged cleaned the duct 120", "Cleaned the duct"],
  ["need gasket 95", "Gasket"],
  ["two pounds of r32 at 80 a pound", "R32"],
])("what is found and needed is no part of a name: %j", (words, name) => {
  expect(names(words)).toEqual([name]);
});

test.each([
  ["two movers four hours at 120 move date june 28 piano 250", ["Two movers", "Piano"]],
  ["tent 400 event date is the 9th", ["Tent"]],
  ["install date stones 200 edging 90", ["Install date stones", "Edging"]],
])("when it is is no line: %j", (words, all) => {
  expect(names(words)).toEqual(all);
});
