import { wordSet } from "#shared/word-set.ts";

/** Behind a number these make it a size, however many there are: "50 gallon", "48 port", "12 u", "sixty mil". */
export const SIZE_WORDS = wordSet(
  "x by inch incher inchers gallon quart amp amps volt volts watt watts mil mils gauge ga ply pitch btu btus seer psi hp horsepower rpm cfm mph lumen lumens mm cm millimeter centimeter micron microns grit kw kilowatt kva gb tb mp megapixel mhz ghz degree degrees u port ports channel channels conductor strand seater gang pole lite pane grain story tier tab fps dpi",
);

/** The same in the singular before what is so large: "12 foot boards", but not "240 feet". */
export const MEASURED = wordSet("foot ft pound lb ounce oz gal liter ton yard mile acre");

/** The number behind these says which of them: "size 9", "cat 6". */
export const NUMBERED_BY = wordSet(
  "number ref reference suite apt route rt highway hwy interstate model series cat category size type version slip po invoice ticket zip schedule order terms psalm verse chapter level grade algebra server dodge ram peterbilt kenworth freightliner chevy ford bmw audi mercedes mazda",
);
/** Places that are numbered, and that work is done on as well: "unit 4", "paint the room". */
export const PLACES = wordSet(
  "unit room apartment lot bay door gate floor section phase building step dock space site bed court lane page station zone",
);
/** Those of them that are no things to buy, and others that come in numbers: "hotel room 3 12", but "paint the room 2 40". */
export const NUMBERED_PLACES = wordSet(
  "unit room apartment lot bay phase space site court lane page station zone cabin house building week day lesson session game trip class",
);
/** Before a place that has no number. */
export const DETERMINERS = wordSet("a an the this that these those both all our their his her each every my your one");
