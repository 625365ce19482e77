import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

/** Where a job is, and what each of its lines costs, in dollars. */
function heard(say: string) {
  const { contact, items } = estimate(plainInput(say));
  return {
    address: contact?.address ?? null,
    lines: items.map(({ description, unitPrice }) => [description, unitPrice === null ? null : unitPrice / 100]),
  };
}

test.each([
  // no statement ends behind a house number that has its street
  ["trim four maples along the fence at 2240 verbena street for rhonda pike 310 a tree and remove the dead pine 700", "2240 Verbena Street", [["Trim maples along the fence", 310], ["Remove the dead pine", 700]]],
  ["quote for hank at 912 north elm living room carpet 400 and stairs 150", "912 North Elm", [["Living room carpet", 400], ["Stairs", 150]]],
  ["2 hours at 95 for finding the short in the panel at 54 briarhurst for nora webb plus the service call 79", "54 Briarhurst", [["Finding the short in the panel", 95], ["Service call", 79]]],
  ["oven clean at 51 crescent apartment 3b for nora webb two hours at 45 an hour", "51 Crescent Apartment 3B", [["Oven clean", 45]]],
  // behind a name a number has its street with it
  ["ms delaney 2206 cedar bend court swapped the disposal 320 two outlets 45 each", "2206 Cedar Bend Court", [["Swapped the disposal", 320], ["Outlets", 45]]],
  ["three fans at 140 each and a dimmer 60 for paula brooks 31 larkspur court patching not included", "31 Larkspur Court", [["Fans", 140], ["Dimmer", 60]]],
  ["replaced two faucets at 120 each for phil oneal 7 aspen hollow net 15", "7 Aspen Hollow", [["Replaced faucets", 120]]],
  // a number may be said in words
  ["trim three oaks at eighteen forty verbena street for hank dorn 425 a tree", "1840 Verbena Street", [["Trim oaks", 425]]],
  ["fix the leak at sixty four briarhurst for nora webb 3 hours at 110", "64 Briarhurst", [["Fix the leak", 110]]],
  ["ms delaney twenty two oh six elm bend court new opener 389", "2206 Elm Bend Court", [["New opener", 389]]],
  ["clean the duct at one thirty dogwood for hugh cole 200", "130 Dogwood", [["Clean the duct", 200]]],
  ["hang drywall at 730 w 9th for moe katz 40 sheets at 35", "730 W 9th", [["Hang drywall", 35]]],
  // a house is led to by more than "at"
  ["for lena fox address is 3110 bellflower way install two fans at 140 each", "3110 Bellflower Way", [["Install fans", 140]]],
  ["bid for 52 larkspur court new roof 24 squares at 420 a square", "52 Larkspur Court", [["New roof", 420]]],
  ["fix the leak 86 willow bend way for irene foss 185", "86 Willow Bend Way", [["Fix the leak", 185]]],
  ["install a storm door at 23 hemlock for ed brandt 320", "23 Hemlock", [["Install a storm door", 320]]],
  ["for hugh cole 705 west 14th st panel swap 1800 permit 120", "705 West 14th St", [["Panel swap", 1800], ["Permit", 120]]],
  // the number may stand behind its street
  ["two gates at 390 each on foxtail drive number 4417 the owner is gina rowe", "4417 Foxtail Drive", [["Gates", 390]]],
  // and the client behind both
  ["gutter repair at 418 rosewood for mike jones 240 and two brackets at 15", "418 Rosewood", [["Gutter repair", 240], ["Brackets", 15]]],
  ["shed removal for tess at 4127 bluebonnet 350 plus haul the fence 200", "4127 Bluebonnet", [["Shed removal", 350], ["Haul the fence", 200]]],
  ["panel change for rita novak 905 sycamore 200 amp panel 3400", "905 Sycamore", [["Panel change, 200 amp panel", 3400]]],
  ["clean the gutters at the ferris house 77 bay street 180 feet at a dollar fifty a foot", "77 Bay Street", [["Clean the gutters", 1.5]]],
  ["stain the gate at 212 maple 90", "212 Maple", [["Stain the gate", 90]]],
])("where the job is prices nothing: %s", (say, address, lines) => expect(heard(say)).toEqual({ address, lines })); // prettier-ignore

test.each([
  // things of wood and of makers, what is counted, and what is of each
  ["for rita stone 14 maple treads at 60", 60],
  ["for tom baker twelve hickory doors at three hundred", 300],
  ["steve miller 6 willow trees at 90 each", 90],
  ["for mike jones 2 court benches 300 each", 300],
  ["clean for mrs lowe 6 willow drive windows at 9 each", 9],
  ["build for sam carter two oak court benches at 300 each", 300],
  ["mrs chen 24 north windows cleaned at 8 each", 8],
  ["for dave kowalski 8 cedar ridge caps at 12", 12],
  ["dj for kim at 125 hourly 4 hours", 125],
  ["fence for dave at 38 cedar 200 feet", 38],
  ["deck at 17 cedar for ed brandt", 17],
  ["paint the barn on maple for rick stein 3100 covers wash and prime", 3100],
  ["fence for bob hanley 5200 includes tear out", 5200],
  ["bid for 12 oak doors 300 each", 300],
  ["vanity at 450 wainscot for dave kowalski", 450],
  ["paint the south wall at 450 west side for bob hanley", 450],
])("what only looks like a house is a price or a count: %s", (say, price) => {
  const { address, lines } = heard(say);
  expect(address).toBeNull();
  expect(lines[0]?.[1]).toBe(price);
});

test("a house number is not asked about", () => {
  const { items, questions } = estimate(
    plainInput("mulch for the new tenants at 305 heron run name is ada cole 12 yards at 60 edging 200"),
  );
  expect(items.map(({ unitPrice }) => unitPrice)).toEqual([6000, 20_000]);
  expect(questions.filter(({ text }) => text.includes("305"))).toEqual([]);
});
