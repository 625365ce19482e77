import { expect, test } from "vitest";
import { namesIn as names } from "#test/line-names.ts";

test.each([
  ["gate post is wobbly we'll through bolt that one forty", "Through bolt gate post"],
  ["The pantry window sill is rotted so rebuild that sill, $275.", "Rebuild pantry window sill"],
  [
    "the crown is cracked clean across so grind it out and pour a new one with a screen seven eighty",
    "Grind crown out and pour a new one with a screen",
  ],
  ["Outlet baffle's gone, so a new PVC one goes in, one forty-five.", "New PVC outlet baffle"],
  ["some of those caps are broke i'd put new ones with a damper on four of em 48 each", "New caps with a damper"],
  ["Wallpaper, nine rolls at $88 a roll, and hanging it is $650.", "Hanging wallpaper"],
])("what was named before takes the place of the word that goes back to it: %j", (words, name) => {
  expect(names(words)).toContain(name);
});

test.each([
  ["The posts are loose so rebuild that gate, $275.", "Rebuild that gate"],
  ["Six chairs, $95 each. Two of them need new cane seats and I send those out, $160 a seat.", "New cane seats"],
  ["Demo the deck and haul it off, nine hundred.", "Demo the deck and haul it off"],
])("and nothing else does: %j", (words, name) => {
  expect(names(words).at(-1)).toBe(name);
});

test.each([
  ["Told him I'd stitch the big one with staples, $320.", "Stitch the big one with staples"],
  ["Straighten the leaning one on new gravel, $260.", "Straighten the leaning one on new gravel"],
  ["Five flat markers at $45 apiece.", "Flat markers"],
  ["six extra keys cut eighteen dollars", "Extra keys cut"],
  ["Softener, 48,000 grain with a bypass, $1,640.", "Softener, 48,000 grain with a bypass"],
  ["the pto shield was hanging off so i welded the bracket 75", "Welded the bracket"],
])("a name keeps the words that tell which thing it is: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["stump grinding flat two hundred", "Stump grinding"],
  ["hang the door one eighty", "Hang the door"],
  ["the pump was shot it had a sock in it new pump 140", "New pump"],
])("and no more than these: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["we ground out seven stumps along the lot at 85 each", ["Ground out stumps along the lot"]],
  ["I'd retouch twenty photos at six dollars a photo.", ["Retouch photos"]],
  ["so tear off and reshingle the shed nine hundred", ["Tear off and reshingle the shed"]],
  ["the sills were never flashed so sawcut and strip the wall 600", ["Sawcut and strip the wall"]],
  [
    "stripped the deck with the gel twelve fifty brightened and rinsed three hundred sanded the rails by hand two eighty",
    ["Stripped the deck with the gel", "Brightened and rinsed", "Sanded the rails by hand"],
  ],
  ["three deadbolts at 140 each rekeyed five cylinders at 22 apiece", ["Deadbolts", "Rekeyed cylinders"]],
])("a verb is no part of what was priced before: %j", (words, all) => {
  expect(names(words)).toEqual(all);
});

test.each([
  ["vanity eleven hundred installed three sconces at 90 each", ["Vanity installed", "Sconces"]],
  ["new furnace four thousand delivered the same week", ["New furnace delivered"]],
])("unless it tells how that is handed over: %j", (words, all) => {
  expect(names(words)).toEqual(all);
});

test.each([
  ["Reupholster the sofa for $1,150 and the wingback for $620.", "Reupholster the wingback"],
  ["take down two oaks at nine hundred each and a maple at six fifty", "Take down a maple"],
  ["installed 6 microwaves at $85 each and 2 ranges at $110 each", "Installed ranges"],
])("one verb stands for two things with their prices: %j", (words, name) => {
  expect(names(words)).toContain(name);
});

test.each([
  ["Hung the television for $120 and the bracket was $64.", "Bracket"],
  ["Hang the door for two hundred and the permit for ninety.", "Permit"],
  ["Sweep two flues at one forty each and new caps at one sixty each.", "New caps"],
  ["Replaced the pipe for ninety and a new cap for one sixty.", "New cap"],
])("but not for a charge, or what has a clause of its own: %j", (words, name) => {
  expect(names(words).at(-1)).toBe(name);
});

test.each([
  ["so putting in the dock that's eight sections at thirty a section", "Putting in the dock"],
  ["mowing every week april through october that's 28 cuts at 55", "Mowing every week"],
  ["the school is behind two units that's twenty sessions at 48", "Sessions"],
  [
    "Three access points mounted and wired, they buy the points, my labor is $120 apiece.",
    "Access points mounted and wired, labor",
  ],
  ["It took a while, my labor is two hundred.", "Labor"],
])("how many there are names less than the work: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["six wafers in the den at 135 each and four more in the hallway same price", "Wafers in the hallway"],
  [
    "click lock 940 feet at 4 bucks a foot with the underlayment quarter round 280 feet at 2 dollars",
    "Underlayment quarter round",
  ],
  ["The deep clean is four hundred twenty. After that it's one sixty-five a visit.", "Regular visit"],
])("what has no name of its own is called after the thing beside it: %j", (words, name) => {
  expect(names(words).at(-1)).toBe(name);
});

test.each([
  [
    "One panic bar is worn out, new Von Duprin with a pull, eleven seventy five.",
    "Panic bar, new Von Duprin with a pull",
  ],
  ["The one behind the tank is leaking, urethane injection, $675.", "One behind the tank, urethane injection"],
  ["the back door is rusted through new fiberglass door nine hundred", "New fiberglass door"],
  ["the back steps are rotted new pine treads nine hundred", "Back steps, new pine treads"],
  ["the one by the dock failed on the valve so rebuilt it with a kit 310", "Rebuilt the one by the dock with a kit"],
])("a thing that is at fault is named with what is done about it: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["The vanity is white, thirteen hundred.", "Vanity"],
  ["The lid is cracked, she knows that, ninety.", "Lid"],
  ["the lid is all new parts ninety", "Lid"],
])("and how a thing is names nothing: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["two bedroom move three guys and a truck 165 an hour figure five hours", "Two bedroom move three guys and a truck"],
  ["emergency call saturday night limb on the garage 480", "Emergency call Saturday night limb on the garage"],
  // they make the count, and the day alone is when it is done
  ["labor two guys 5 hours at 85", "Labor"],
  ["came back monday to cut up the limb 270", "Came back to cut up the limb"],
])("a count or a day that belongs to a name stays in it: %j", (words, name) => {
  expect(names(words).at(-1)).toBe(name);
});

test.each([
  ["cut and program one new key fob 180 second one at the same time would be 120 more", "Second key fob"],
  ["Replace the garage window, 340. The small one in the bath, 210.", "Small window in the bath"],
  ["recover the wingback chair 420 the other one is 380", "Other wingback chair"],
  // no thing was named, or which one it is does not say that it is of that kind
  ["the red one $80 and the blue one $95", "Blue one"],
])("what is only one of the same is called after it: %j", (words, name) => {
  expect(names(words).at(-1)).toBe(name);
});

test.each([
  [
    "bathroom floor tile for nora pratt 60 square feet at 14 a foot labor backer board 120",
    "Bathroom floor tile, labor",
  ],
  ["shower tile job for dan and sue reyes 110 square feet walls at 18 a foot niche 175", "Shower tile, walls"],
  // behind a first line labor is of that, and hours are no measure
  ["subway tile 32 square feet at 6 a foot for tile and 15 a foot for labor", "Subway tile"],
  ["tile repair for nora pratt labor three hours at 80", "Labor"],
])("the first line has the thing of its job: %j", (words, name) => {
  expect(names(words)).toContain(name);
});

test.each([
  ["cabinets for nora quist 14 feet of uppers at 200", "Upper cabinets"],
  ["oak cabinets for nora quist 9 feet of base at 300 a foot", "Base cabinets"],
  ["cabinets 900 and four tons of base at 40 a ton", "Base"],
  ["shoes with leather uppers 90", "Shoes with leather uppers"],
])("cabinets are called by where they hang or stand only where they are spoken of: %j", (words, name) => {
  expect(names(words).at(-1)).toBe(name);
});
