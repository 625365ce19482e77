import { wordTable } from "#shared/word-table.ts";

/** Verbs of one kind of work: a service that is named after one is sold by the words of the others as well. */
export const WORK_SYNONYMS: readonly string[] = [
  "replace replacement install installation swap change put hang hanging mount mounting set setup fit add upgrade lay laying hook connect",
  "repair fix patch service",
  "remove removal tear take haul pull rip strip",
  "clean cleaning wash washing snake clear unclog auger jet scrub shampoo",
  "inspect inspection check",
  "pack packing",
  "migrate migration transfer",
];

/** The names of one thing, whoever says them; all are heard as the first. */
export const ONE_THING: readonly string[] = [
  // a house's water, heat and wires
  "spigot, hose bib, hose bibb, hose spigot, sillcock, spicket, outdoor faucet, outside faucet, exterior faucet",
  "hot tub, spa",
  "disposal, garbage disposal, garbage disposer, waste disposer, food disposer, insinkerator",
  "toilet, commode",
  "water heater, hot water heater, hot water tank",
  "ac, air conditioner, air conditioning, air con, central air",
  "smoke detector, smoke alarm",
  "recessed light, can light, canned light, pot light",
  "receptacle, wall plug",
  "breaker panel, breaker box, fuse box",
  "bathtub, tub",
  "minisplit, mini split",
  // what it is built of
  "drywall, dry wall, sheetrock, sheet rock, gypsum board, wallboard",
  "countertop, counter top",
  "baseboard, base board",
  "wallpaper, wall paper",
  "downspout, down spout",
  "handrail, hand rail",
  "stair, staircase, stairway",
  "couch, sofa",
  "shrub, bush",
  "pressure wash, power wash",
  "pressure washing, power washing",
  "pressure washed, power washed",
  // parties and pictures
  "mc, emcee, master ceremonies",
  "bbq, barbecue, barbeque",
  "photo, picture, pic",
  "photographer, shooter",
  // vehicles and animals
  "wiper, windshield wiper, wiper blade",
  "freon, refrigerant",
  "tooth, teeth",
  "tv, television",
  "computer, pc",
  "assemble, put together",
];

/** Of these the plain word stands in a name, and the others are said: one of its kind. */
export const KINDS: Readonly<Record<string, string>> = wordTable<string>({
  tree: "oak maple pine elm birch cedar spruce willow sycamore cottonwood poplar magnolia hickory cypress hemlock pecan sweetgum dogwood redbud arborvitae",
  dog: "pup puppy pooch doggy doggie lab labrador poodle beagle husky shepherd retriever terrier corgi pug dachshund chihuahua doodle goldendoodle labradoodle collie bulldog rottweiler schnauzer spaniel yorkie pomeranian dane mastiff",
  cat: "kitty kitten",
  appliance: "washer dryer refrigerator stove oven dishwasher freezer microwave",
  furniture: "bed dresser crib bookshelf bookcase desk nightstand wardrobe bunkbed futon",
  hardwood: "oak walnut wood",
  rodent: "mouse mice rat",
  vehicle: "car truck suv van sedan minivan pickup jeep",
});

/** Words that trades use for each other. One is heard as another only when the account's services have none but that one. */
export const NEAR: readonly string[] = [
  "shrub hedge",
  "seed overseed",
  "big large",
  "little small",
  "lawn grass yard",
  "trim prune shear clip",
  "stove range",
  "dent ding",
  "outlet receptacle",
  "cabinet cupboard",
  "curtain drape",
  "sofa couch loveseat",
  "car vehicle auto",
  "dental tooth",
  "lesson class",
  "junk trash garbage rubbish debris",
  "standard regular basic",
  "vaccine vaccination shot",
  "disconnect unhook",
  "furnace heater",
  "session shoot",
  "duplicate copy",
  "wasp hornet yellowjacket",
  "interior inside indoor",
  "exterior outside outdoor",
];

/** What verbs are done to without its being said: who aerates the lawn orders an aeration, whatever else its name says. */
export const OWN_OBJECTS: Readonly<Record<string, string>> = wordTable<string>({
  aerate: "lawn yard grass turf",
  fertilize: "lawn yard grass turf",
  dethatch: "lawn yard grass turf",
  overseed: "lawn yard grass turf",
  seed: "lawn yard grass turf",
  mow: "lawn yard grass",
  edge: "lawn yard grass",
  pump: "tank septic",
  sweep: "chimney flue",
  tune: "piano upright grand spinet console",
  rekey: "lock locks door doors house",
  groom: "dog cat",
  detail: "car truck van suv",
  winterize: "sprinklers irrigation",
});
