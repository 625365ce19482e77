/**
 * The ways to say each kind of part, with its marks; without marks and capitals it is what a plain recogniser writes.
 * To add a way, add a line. What stands in braces is filled in: things and works of a trade, and numbers in words or digits.
 * A careful person who only hears the words must understand each way as its kind says.
 */

/** `{thing}`, `{place}`, `{price}`. */
export const THING_WAYS = [
  "The {thing} is {price}.",
  "{thing}, {price}.",
  "{thing} {place}, {price}.",
  "{price} for the {thing}.",
  "The {thing} runs {price}.",
  "For the {thing} {place} I'd want {price}.",
  "New {thing} {price}.",
  "The {thing} {place} at {price}.",
  "A new {thing}, that's {price}.",
  "I'm putting {price} on the {thing}.",
  "The {thing} comes to {price}.",
  "Then the {thing} {place} is gonna be {price}.",
  "I figure {price} for the {thing} {place}.",
  "There's the {thing} too, {price}.",
  "She wants the {thing} done, I told her {price}.",
  "The {thing} I'd do for {price}.",
  "The {thing} for {price}.",
  "Put the {thing} down for {price}.",
  "Another {price} for the {thing}.",
  "The {thing} {place} needs doing and I get {price} for that.",
] as const;

/** `{work}`, `{place}`, `{price}`. */
export const WORK_WAYS = [
  "{work}, {price}.",
  "{work} for {price}.",
  "To {work} I'd want {price}.",
  "I'll {work} for {price}.",
  "{price} to {work}.",
  "We need to {work}, that's {price}.",
  "I have to {work} {place}, call it {price}.",
  "{work} {place}, {price}.",
  "And {price} to {work} {place}.",
  "Then we {work}, that runs {price}.",
] as const;

/** `{n}` of `{things}` at `{rate}` for each `{aOne}` ("an outlet"), which is `{sum}`. */
export const COUNTED_WAYS = [
  "{n} {things} at {rate} each.",
  "{n} {things} {place} at {rate} apiece.",
  "{n} {things}, {rate} each.",
  "{n} {things} for {rate} each.",
  "The {things}, {n} of them, {rate} each.",
  "{rate} apiece for the {n} {things}.",
  "The {things} are {rate} each and there's {n} of them.",
  "{n} {things} at {rate} each, so {sum}.",
  "{n} {things}, {rate} each, that's {sum}.",
  "{n} new {things} {place}, {rate} apiece, comes to {sum}.",
  "I've got {n} {things} at {rate}, so {sum}.",
  "{rate} {aOne} for {n} {things}.",
  "There's {n} {things} {place}, I get {rate} {aOne}.",
  "{n} {things} for {sum} total.",
  "All {n} {things} for {sum}.",
  "The {things} {place}, {rate} each, {n} of them.",
  "{sum} for the {n} {things}, that's {rate} each.",
] as const;

/** `{n}` `{units}` of `{thing}` at `{rate}` for each `{unit}`, which is `{sum}`. */
export const MEASURED_WAYS = [
  "{n} {units} of {thing} at {rate} a {unit}.",
  "{thing}, {n} {units}, {rate} a {unit}.",
  "{thing} {place}, {n} {units} at {rate} a {unit}.",
  "{rate} a {unit} for {n} {units} of {thing}.",
  "The {thing} is {rate} a {unit} and there's {n} {units}.",
  "{n} {units} of {thing} at {rate} a {unit}, so {sum}.",
  "{n} {units} of {thing} {place}, {rate} a {unit}, that's {sum}.",
  "{n} {units} of {thing} at {rate} per {unit}.",
  "{thing} at {rate} a {unit}, {n} {units}.",
  "{n} {units} of {thing} for {sum}.",
] as const;

/** `{hours}` of `{thing}` at `{rate}` an hour, which is `{sum}`. */
export const HOURLY_WAYS = [
  "{hours} of {thing} at {rate} an hour.",
  "{thing}, {hours} at {rate}.",
  "{rate} an hour for {thing}, figure {hours}.",
  "{hours} {thing} at {rate} an hour, so {sum}.",
  "{thing} {place}, {hours}, {rate} an hour.",
  "{thing} at {rate} an hour, {hours}, that's {sum}.",
] as const;

/** `{men}` people for `{days}`, `{hours}` a day, at `{rate}` an hour for each: `{sum}`; or `{dayRate}` a day, `{daySum}`. */
export const CREW_WAYS = [
  "{men} guys for {days} at {dayRate} a day each.",
  "{men} guys, {days}, {dayRate} a man per day, so {daySum}.",
  "Labor is {men} guys, {hours} each at {rate} an hour.",
  "{men} of us for {hours} at {rate} an hour each, that's {sum}.",
  "Labor, {men} men, {hours} at {rate} an hour each.",
] as const;

/** Nobody knows yet what `{thing}` costs. */
export const OPEN_WAYS = [
  "Not sure on the {thing} yet.",
  "I don't have a price on the {thing} yet.",
  "I still have to get a number for the {thing}.",
  "The {thing} I'll have to price later.",
  "No price on the {thing} yet, waiting on the supplier.",
] as const;

/** `{old}` was said and does not hold; `{price}` does. */
export const TAKEN_BACK_WAYS = [
  "The {thing} is {old}, no make that {price}.",
  "{thing}, {old}, scratch that, {price}.",
  "The {thing} is {old}, actually {price}.",
  "The {thing} {place} for {old}, no wait, {price}.",
  "{thing} {old}, sorry, {price}.",
  "{old} for the {thing}, no, {price}.",
  "The {thing} is {old}, I mean {price}.",
] as const;

/** A count that was said wrong. */
export const RECOUNTED_WAYS = [
  "{oldN} {things}, no, {n} {things} at {rate} each.",
  "{oldN}, no wait, {n} {things} at {rate} each.",
  "{oldN} {things}, make that {n}, at {rate} each.",
  "{oldN} {things} at {rate} each, sorry, {n} {things}.",
] as const;

/** Said some sentences after "the {thing} is {old}". */
export const LATER_WAYS = [
  "Oh, the {thing} is {price}, not {old}.",
  "Wait, the {thing} should be {price}.",
  "Actually make the {thing} {price}.",
  "Change the {thing} to {price}.",
  "On the {thing} I said {old}, make that {price}.",
  "No, the {thing} is {price} not {old}.",
] as const;

/** Said some sentences after "the {thing} is {old}", which then is not wanted. */
export const REMOVED_WAYS = [
  "Take the {thing} off, she doesn't want it.",
  "Scratch the {thing}.",
  "Forget the {thing}, her brother's doing that.",
  "Actually leave the {thing} off.",
  "They changed their mind on the {thing}, so take that out.",
] as const;

/** `{thing}` may be ordered for `{price}` as well. */
export const OPTION_WAYS = [
  "As an option, the {thing} for {price}.",
  "If they want the {thing} too that'd be another {price}.",
  "The {thing} for {price}, that's optional.",
  "The {thing} is optional, {price}.",
] as const;

/** Numbers that price nothing. */
export const STORY_WAYS = [
  "House was built in {year}.",
  "The place is from {year}.",
  "She's {age} and sharp as a tack.",
  "They've lived there {years} years.",
  "The last guy wanted {charged} for the same job.",
  "The other outfit quoted them {charged}.",
  "Somebody told her it would run {charged}.",
  "They paid {charged} for the whole place back in {year}.",
  "He drives a {year} Silverado.",
  "My helper's been with me {years} years.",
  "The dog is {small} and barks at everything.",
  "It took me {minutes} minutes to find the place.",
  "There was traffic on Route {route}.",
  "His truck has {miles} thousand miles on it.",
  "It's about {degrees} degrees in there.",
  "They've got {small} kids.",
  "Her neighbor spent {charged} on his.",
  "It's got R {rValue} in the walls.",
  "The tires on it are {tire}.",
  "I was there at {clock} this morning.",
  "She found me through her sister.",
  "The old stuff is shot.",
  "I parked on the street.",
] as const;

export const OPENINGS = [
  "Okay, this is for {client}.",
  "Quote for {client}.",
  "This one's for {client} at {houseNumber} {street}.",
  "Alright, {client} job.",
  "Just left {client}'s place on {street}.",
  "Estimate for {client}, {houseNumber} {street}.",
  "Okay so I walked it with {client}.",
] as const;

export const CLIENTS = [
  "Dana Whitlock",
  "Mrs. Okafor",
  "the Brennans",
  "Luis Herrera",
  "Pete Sandoval",
  "the Kowalski family",
  "Mr. Tran",
  "Gail Mercer",
  "Ravi Patel",
  "Joanne Pruitt",
  "the Lindqvists",
  "Marcus Bell",
] as const;
export const STREETS = [
  "Quail Ridge",
  "Elm Street",
  "Tamarack Lane",
  "Mill Road",
  "Cedar Court",
  "Harbor Drive",
] as const;

/** What is agreed beside the work and changes no sum. */
export const AGREED_WAYS = [
  "We can start {weekday}.",
  "Start the week after next.",
  "It'll take {small} days.",
  "Should be {small} days start to finish.",
  "{small} year warranty on the labor.",
  "I stand behind it for {small} years.",
  "Price is good for thirty days.",
  "Net thirty.",
  "She's doing {leftOut} herself.",
  "{leftOut} is not included.",
  "We don't do {leftOut}.",
  "Balance when it's done.",
] as const;

export const DEPOSIT_WAYS = [
  ["Half down.", 50],
  ["Fifty percent deposit.", 50],
  ["A third down to get on the schedule.", 33.333],
  ["Thirty percent up front.", 30],
  ["25% deposit.", 25],
  ["Half up front and half when we're done.", 50],
  ["I'll need forty percent down.", 40],
] as const;
export const DISCOUNT_WAYS = [
  ["Ten percent off for being a repeat customer.", 10],
  ["Take five percent off the whole thing.", 5],
  ["I'm giving them a 10% discount.", 10],
  ["Knock fifteen percent off everything.", 15],
] as const;
export const TAX_WAYS = [
  ["Plus eight percent sales tax.", 8],
  ["Tax is 7%.", 7],
  ["Add six and a half percent tax.", 6.5],
] as const;

/** `{total}` is what all lines make. */
export const RECAP_WAYS = [
  "So that's {total} altogether.",
  "{total} all in.",
  "Comes to {total} total.",
  "Total is {total}.",
  "That should be {total} for everything.",
] as const;

export const CLOSINGS = [
  "That's it.",
  "Okay send it over.",
  "That's everything I think.",
  "Thanks.",
  "Get that out to them tonight.",
] as const;

/** Before a statement. */
export const FILLERS = ["Okay", "Uh", "Let's see", "And then", "Alright", "Um", "So", "Also", "Oh and"] as const;

/** Between a number and a number that begins the next statement, so that nobody can hear them as one. */
export const LINKS = ["then", "plus", "also", "and then"] as const;

export const TIRE_SIZES = ["225 65 17", "275 55 20", "two twenty five sixty seventeen"] as const;
export const WEEKDAYS = ["Monday", "Tuesday", "Thursday", "next Wednesday"] as const;
