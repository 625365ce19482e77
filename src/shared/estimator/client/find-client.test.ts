import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const clientOf = (say: string) => estimate(plainInput(say)).client;

test.each([
  // whose place it is, where recognisers write no apostrophe
  ["pour the slab at wanda novaks ten by twelve 1450", "Wanda Novak"],
  ["swap the condenser at gina grants place fifty two hundred", "Gina Grant"],
  ["fix the gate at joy riggs 200 and paint 300", "Joy Riggs"],
  ["fix the gate at bob evans 200 and paint 300", "Bob Evans"],
  ["fix the gate at mary flores 200 and paint 300", "Mary Flores"],
  // a family that is called by a word of a trade
  ["two skylights at 1150 each for paula wood 740 river road we start monday", "Paula Wood"],
  ["lights 85 each 12 of them for paula stone fourteen larkspur court", "Paula Stone"],
  ["shed cleanout for tina price full trailer 275 and tires 40", "Tina Price"],
  ["new door for dave price around 400", "Dave"],
  ["new door for dave price list 400 install 100", "Dave"],
  ["fix the steps for amy stone treads 20 each", "Amy"],
  // a house number is in no name
  ["fence job for hank purcell 4410 county line road 160 feet of cedar at 38 a foot", "Hank Purcell"],
  ["mini split 3800 customer is nina ortega 51 lakeview terrace we can start monday", "Nina Ortega"],
  // both of a couple, and all of a family or a firm
  ["dj for tom and rita's wedding five hours at 150 an hour", "Tom and Rita"],
  ["catering for the rivers family picnic june 3 80 people at 18 a head", "Rivers Family"],
  ["DJ services for the Lindqvist company party, 4 hours at $125 an hour.", "Lindqvist company"],
  ["drywall for the hooper family room 400", "Hooper Family"],
  // a title
  ["gutter plan for doctor nina patel 160", "Dr. Nina Patel"],
  ["trim the oak for a mister hank purcell 425", "Mr. Hank Purcell"],
  // a child, and whom to ask where nobody else is named
  [
    "birthday cake for little mia her dad is oscar boyd quarter sheet chocolate 65 two dozen cupcakes at 30 a dozen pick up friday",
    "Oscar Boyd",
  ],
  ["painting 400 contact is bob hanley 555 0142", "Bob Hanley"],
  ["Lincoln Academy, move furniture $150. We work evenings.", "Lincoln Academy"],
  ["Lincoln Navigator, detail $200. We start June 3.", null],
  // "bill" is somebody where more is told of what is his
  ["bill medina printer won't boot replaced the board 110", "Bill Medina"],
  ["bill medina for the printer 110", "Medina"],
  // where nobody writes the apostrophe, where who speaks puts the family first, behind an office, and before what is no name
  ["i looked at bettys kitchen she wants a new faucet 165 for the faucet", "Betty"],
  ["interior painting of the den 800 for the family okafor", "Okafor Family"],
  ["window cleaning 150 for the property manager linda and screens 40", "Linda"],
  ["refinish the floors at the parkers 520 square feet at 4", "Parkers"],
  ["junk removal for glenn out on route 7 three loads 375", "Glenn"],
  ["pump for rita variable speed pump 1250", "Rita"],
  // letters and Irish families
  ["clear the lot for rk builders 3800", "RK Builders"],
  ["roof for mr ng 400", "Mr Ng"],
  ["fence for tess obrien 400", "Tess O'Brien"],
  ["fence for tess ocampo 400", "Tess Ocampo"],
  // what is charged beside the work has its first word
  ["brake pads 90 customer is otto kern shop supplies 10", "Otto Kern"],
  ["brake pads 90 for kern body shop fee 10", "Kern Body Shop"],
])("whom a job is for: %s", (say, client) => expect(clientOf(say)).toBe(client));
