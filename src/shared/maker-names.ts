import { wordSet } from "#shared/word-set.ts";

/** Who makes cars, trucks, boats and machines. */
export const VEHICLE_MAKERS = wordSet(
  "honda toyota ford chevy chevrolet gmc dodge ram jeep nissan subaru mazda hyundai kia volkswagen vw bmw audi mercedes lexus acura tesla volvo porsche buick cadillac chrysler lincoln mitsubishi infiniti kawasaki yamaha suzuki harley kubota deere bobcat freightliner peterbilt kenworth airstream winnebago evinrude mercruiser cummins",
);
/** Who makes what the trades put in. */
export const MAKERS = wordSet(
  "liftmaster chamberlain genie trane carrier lennox goodman rheem ruud bradford navien rinnai fortigate ubiquiti cisco meraki netgear dell hp lenovo generac kohler moen delta grohe toto samsung lg ge whirlpool maytag bosch kitchenaid frigidaire schlage kwikset yale hunter rachio hayward pentair jandy mitsubishi daikin fujitsu york bryant amana honeywell ecobee dewalt milwaukee makita stihl husqvarna canon nikon sony epson xerox ricoh iphone galaxy thinkpad macbook",
);
/** What cars and trucks are called without their maker. None of them is a word of the trades. */
export const CAR_MODELS = wordSet(
  "camry corolla prius tacoma tundra sienna highlander avalon matrix accord civic odyssey crv silverado malibu impala tahoe suburban equinox camaro corvette cavalier altima sentra maxima rogue pathfinder elantra sonata tucson jetta passat tiguan wrangler cherokee durango caravan outback forester impreza miata mustang fusion taurus bronco explorer econoline yukon acadia",
);
/** True for a maker's name, which people call the thing by: "the deere". */
export const isBrand = (word: string): boolean => VEHICLE_MAKERS.has(word) || MAKERS.has(word);

/** Names that are as well ordinary words: "a carrier wall", "the hunter green door", "delta of the river", "a ram pump". */
const ORDINARY = wordSet(
  "ram dodge lincoln infiniti delta carrier hunter york yale bryant genie milwaukee civic accord sonata canon tundra galaxy matrix sienna fusion explorer rogue mustang caravan pathfinder highlander avalon odyssey maxima suburban equinox outback forester sentra",
);
/** Names that are not written with one capital. */
const WRITTEN =
  "GMC VW BMW LG GE HP LiftMaster KitchenAid DeWalt MacBook ThinkPad iPhone MerCruiser TimberTech ecobee CRV".split(
    " ",
  );

/** "schlage" is written "Schlage", and "liftmaster" "LiftMaster"; what is an ordinary word as well stays as it was said. */
export const WRITTEN_NAMES: ReadonlyMap<string, string> = new Map([
  ...[
    ...VEHICLE_MAKERS,
    ...MAKERS,
    ...CAR_MODELS,
    ...wordSet("trex tyvek pella hardie timbertech azek kerdi schluter leviton lutron behr kichler"),
  ]
    .filter((name) => !ORDINARY.has(name))
    .map((name): [string, string] => [name, name.charAt(0).toUpperCase() + name.slice(1)]),
  ...WRITTEN.map((name): [string, string] => [name.toLowerCase(), name]),
]);
