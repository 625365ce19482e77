import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const read = (say: string) => estimate(plainInput(say));
const names = (say: string) => read(say).items.map(({ description }) => description);

test.each([
  // what says that there is work, and not which
  ["odd jobs for nora quist mounted two shelves at 60 and fixed a hinge 35", ["Mounted shelves", "Fixed a hinge"]],
  ["change order for the vargas job moved two outlets 95 each and a dimmer 60", ["Moved outlets", "Dimmer"]],
  ["gate job for otto kern 40 feet of black iron at 90 a foot and a latch 65", ["Black iron", "Latch"]],
  // a task of its own behind the client or the place
  ["repair shed for nora quist replace 6 panels 90 each new hasp 20", ["Replace panels", "New hasp"]],
  [
    "freezer not cooling at the kern residence swapped the start relay 80 labor 95",
    ["Swapped the start relay", "Labor"],
  ],
  // what the job is says of a bare line what it is part of
  ["hedge trimming for nora quist four hollies 80 each cleanup 90", ["Hedge trimming, hollies", "Cleanup"]],
  ["new hot tub for otto kern six person acrylic 6200 wiring 900", ["New hot tub, six person acrylic", "Wiring"]],
  ["clean gutters for nora quist both sides 150 and a downspout 40", ["Clean gutters, both sides", "Downspout"]],
])("the announcement of a job ends where the client or the place was said: %s", (say, called) =>
  expect(names(say)).toEqual(called),
);

test.each([
  [
    "replace the 30 gallon oil boiler in the crawlspace boiler is 4100 labor 900",
    ["30 gallon oil boiler in the crawlspace", "Labor"],
  ],
  ["paint two sheds and the porch for nora quist sheds 300 each porch 500", ["Paint sheds", "Porch"]],
  ["haul off the old boiler for nora quist boiler 300 labor 90", ["Haul off the old boiler", "Labor"]],
  ["seal the driveway for nora and otto quist driveway 380 crack fill 90", ["Seal the driveway", "Crack fill"]],
  ["shed and gazebo painting for nora quist shed 900 gazebo 450", ["Shed painting", "Gazebo painting"]],
  ["wash the van and the trailer van 60 trailer 80", ["Wash the van", "Trailer"]],
  ["changed the drain pump and the lid switch pump 90 switch 40 labor 85", ["Drain pump", "Lid switch", "Labor"]],
  [
    "brake flush and wheel alignment for nora quist dot four fluid 60 alignment 90",
    ["Brake flush, dot four fluid", "Wheel alignment"],
  ],
  ["Otto wants a new patio door. Door is $900, labor is $300.", ["New patio door", "Labor"]],
  ["replace the boards on the porch porch boards are 14 each", ["Replace the boards on the porch"]],
  // the keys of a master key system are none
  ["Master key system for Nora Quist. Nine cylinders at 48 each, and 40 keys at 4.50 each.", ["Cylinders", "Keys"]],
  ["clean the vents at quist mill four vents at 60 each", ["Clean the vents"]],
  [
    "put up a trellis for nora quist nine hours of labor at 70 an hour materials 360",
    ["Put up a trellis, labor", "Materials"],
  ],
  ["screen replacement for nora quist tablet screen 120 labor 50", ["Tablet screen", "Labor"]],
])("what is said again behind the announcement is called as it was there: %s", (say, called) =>
  expect(names(say)).toEqual(called),
);

test.each([
  // what goes on behind the client
  ["fence for nora quist with two gates 2400", ["Fence with two gates"]],
  ["paint the porch for nora quist and the railing 600", ["Paint the porch and the railing"]],
  ["installed a fan for the kerns in the bedroom 185", ["Installed a fan in the bedroom"]],
  // what is done to what is named behind the client
  ["power washing for nora quist the front walk 125 and the patio 90", ["Power washing the front walk", "Patio"]],
  ["mow for nora quist the front yard 45", ["Mow the front yard"]],
  // another of the same
  ["replace the old faucet with a new faucet 285", ["Replace the old faucet with a new faucet"]],
  ["repair the lock and the new lock is 85", ["Repair the lock and the new lock"]],
  ["swap the belt on the washer for a drive belt is 90", ["Swap the belt on the washer for a drive belt"]],
  // whose pasture it is
  [
    "posts to reset along the back of ted quists pasture 5 hours at 65 an hour",
    ["Posts to reset along the back of pasture"],
  ],
  // who tells, asks or came
  ["Went out to Quist Laundromat, two hours at 115 an hour.", ["Went out"]],
  // no more than how much there is
  ["clean the office for otto kern 3 times at 85", ["Clean the office"]],
  ["new roof for the kerns 24 squares at 410", ["New roof"]],
  ["First visit is free. Four visits at 90.", ["First visit", "Visits"]],
])("what belongs to the first line stays with it: %s", (say, called) => expect(names(say)).toEqual(called));

test.each([
  ["rewire the attic for nora quist six outlets at 125 each two circuits at 340 each", ["Outlets", "Circuits"]],
  ["clean gutters and wash the house for nora quist. Gutters 175, house wash 390.", ["Gutters", "House wash"]],
  ["deck leak repair at mrs quist replaced about 9 boards and a joist 385", ["Replaced about 9 boards and a joist"]],
  [
    "move for nora quist two bedroom apartment to a condo about 9 miles three guys and a truck 165 an hour figure 6 hours piano 200",
    ["Three guys and a truck", "Piano"],
  ],
])("a job whose parts are priced asks for no price of its own: %s", (say, called) => {
  expect(names(say)).toEqual(called);
  expect(read(say).questions.map(({ text }) => text)).toEqual([]);
});

test.each([
  "Rewire the lamp for Nora Quist. New plug 12, new shade 40.",
  "Paint the porch for Nora Quist. New gate 300, new latch 25.",
])("a job is asked for where its parts are none: %s", (say) =>
  expect(read(say).items.some(({ unitPrice }) => unitPrice === null)).toBe(true),
);

test.each([
  [
    "maytag dryer not spinning for nora quist replaced drive belt 60 labor 95",
    "Maytag dryer not spinning. The work covers replacing drive belt.",
  ],
  [
    "car alarm for 2014 toyota corolla mister quist cut and wire one new siren 180",
    "Car alarm for 2014 Toyota Corolla. The work covers cutting and wiring new siren.",
  ],
  ["repair shed for nora quist replace 6 panels 90 each", "The work covers repairing shed and replacing 6 panels."],
  // the lines and the title say it
  ["faucet and disposal for nora quist new faucet 200 disposal 130", "The work covers a new faucet and disposal."],
  ["odd jobs for nora quist mounted two shelves at 60", "The work covers mounting 2 shelves."],
])("what the job was announced as opens the description where nothing else says it: %s", (say, description) =>
  expect(read(say).description).toBe(description),
);

test("the title says what was announced to be done: a roof of which shingles are replaced is repaired", () => {
  const { title } = read("roof leak repair at mrs quist replaced about 9 shingles and a pipe boot 385 materials 40");
  expect(title).toBe("Roof leak repair for Mrs Quist");
});

test.each([
  ["sidewalk for nora quist tear out the old 700 pour new 300 square feet at 11", "Tear out the old sidewalk"],
  ["roof job for nora quist strip the old one 900 new shingles 20 squares at 300", "Strip the old roof"],
  ["kitchen remodel for nora quist tear out the old 700 new sink 300", "Tear out the old"],
  [
    "clean and seal the porch 200 square feet clean is 120 sealing is 2 dollars a square foot",
    "Clean the porch, 200 square feet",
  ],
  ["installed softener 48 grain the softener was 900 labor 200", "Softener 48 grain"],
  ["fixed the gate by the pond the gate was 900 latch 20", "Fixed the gate by the pond the gate"],
])("what an announcement says of a thing stands in its name: %s", (say, called) => expect(names(say)[0]).toBe(called));

test("what is wrong is told before the work and names no line", () => {
  const { items, description } = read("bosch oven keeps shutting off for nora quist new control board 210 labor 90");
  expect(items.map((item) => item.description)).toEqual(["New control board", "Labor"]);
  expect(description).toMatch(/^Bosch oven keeps shutting off\./);
});
