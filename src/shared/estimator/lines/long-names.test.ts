import { expect, test } from "vitest";
import { namesIn as names } from "#test/line-names.ts";

test.each([
  ["the jamb's punky going with a fiberglass craftsman style door twenty three hundred", "Fiberglass craftsman style door"], // prettier-ignore
  ["Template says 52 square feet of the Calacatta-look quartz, at $78 a foot.", "Calacatta-look quartz"],
  ["the twenty one footer with the yamaha on it annual service is three forty", "Annual service"],
  ["shed for the lady on the corner yup ten by twelve saltbox thirty nine hundred", "Ten by twelve saltbox"],
  ["Panic bar is worn out, new Von Duprin with a pull outside, eleven seventy five.", "Panic bar, new Von Duprin with a pull outside"], // prettier-ignore
  ["The one behind the tank is leaking: urethane injection, $675.", "One behind the tank, urethane injection"],
  ["second floor's all primed and ready crown in the master six hundred", "Crown in the master"],
  ["moving a two bedroom to a ranch house across town about eleven miles two guys and the truck six hours at one thirty an hour", "Guys and the truck"], // prettier-ignore
  ["the back corner's dropped we jack and crib the corner sixteen hundred", "Jack and crib the corner"],
  ["We'll clean out and hot-pour the cracks, 140 feet at $2 a foot.", "Clean out and hot-pour the cracks"],
])("a name begins behind what was found: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["A shed with a ramp to it delivered, four thousand.", "Shed with a ramp to it delivered"],
  ["the front is all new brick nine hundred", "Front"],
  ["strip the floor and then the stairs four hundred", "Strip the floor and then the stairs"],
  ["frame the garage two guys and a truck four hundred", "Frame the garage two guys and a truck"],
  ["Replace the pipe and pour it back, six hundred.", "Replace the pipe and pour it back"],
])("but what is one thing stays one: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["that's whole house repipe for seventy two hundred that takes in both baths and two hose bibs new main shutoff four eighty five", "New main shutoff"], // prettier-ignore
  ["mattresses are 75 that's what the dump hits me for and the old freezer 60", "Old freezer"],
  ["windows at six hundred each vinyl white and then the two hoppers three ten each", "Hoppers"],
])("what the price before takes in is no part of the next name: %j", (words, name) => {
  expect(names(words).at(-1)).toBe(name);
});

test.each([
  ["leaf screens on the back side only where the oaks are sixty feet at eight bucks a foot", "Leaf screens on the back side"], // prettier-ignore
  ["Vanity and top, her choice, $900.", "Vanity and top"],
  ["The big oak by the sign was 44 inches across and that one's $275 by itself.", "Big oak by the sign"],
  ["the broken pipe by the mailbox dug it up and glued it two twenty", "Broken pipe by the mailbox"],
  ["Drywall patches where the electrician cut, two hundred.", "Drywall patches where the electrician cut"],
  ["patch the tin roof where the wind got it two hundred", "Patch the tin roof where the wind got"],
  ["Late cancellation was billed, forty dollars.", "Late cancellation was billed"],
])("nor is what was found behind it, unless it tells where: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["old wire fence has to come out first three bucks a foot for 185 feet", "Take out old wire fence"],
  ["thirty spalled brick got to come out and get swapped two eighty", "Swap thirty spalled brick"],
  ["the old hand rail on the left has to come down seventy five", "Take down old hand rail on the left"],
  ["the tile that has to come out four hundred", "Tile that has to come out"],
  ["Threshold, the low kind, $95.", "Low threshold"],
  ["Gut the room, we haul it, $1,400.", "Gut the room, haul it"],
  ["strip the topsoil and stockpile it fourteen hundred", "Strip the topsoil and stockpile it"],
  ["there's the deck paint it four hundred", "Paint deck"],
  ["twelve units with dryer vents clean each one from the roof cap down sixty a unit", "Clean units with dryer vents from the roof cap down"], // prettier-ignore
  ["clean each one of the twelve vents sixty a vent", "Clean each of the vents"],
  ["rehang an eight by ten area with half inch board six hundred tape it and texture to match four hundred", "Rehang an eight by ten area with half inch board"], // prettier-ignore
])("what has to be done is an order: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});

test.each([
  ["Six private lessons at their house, $95 each.", "Private lessons at your house"],
  ["Two field sessions at the park with my own dog, $120 each.", "Field sessions at the park with our own dog"],
  ["Vanity and top, her choice up to the allowance, $900.", "Vanity and top, your choice up to the allowance"],
  ["Lessons for my nieces, $95.", "Lessons for my nieces"],
  ["Clean up at her brother and his house, two hundred.", "Clean up at her brother and his house"],
])("a name speaks to the client, where it is surely the client's: %j", (words, name) => {
  expect(names(words)[0]).toBe(name);
});
