const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that carry no meaning in a line's description. */
export const FILLERS = set(
  "um uh uhm er erm ah like so okay ok well yeah yes basically just maybe probably roughly about around approximately please hey hi hello then also oh hmm right anyway actually",
);

/** Words that lead to a price and are not part of what is priced. */
export const LEADING_TO_PRICE = set(
  "at for is are was were be cost costs costing run runs charge charged charging price priced total totals comes come equals flat only another be's it's that's thats i'll its bill billed",
);

export const PREPOSITIONS = set(
  "at for of in on to with from by per into onto over under through around and plus or but that which as because",
);

/** Words that never begin or end a description. */
export const EDGES = set(
  "times a an the some and plus then or but so to of for at is are was were be it it's its that that's this there there's i i'll i'd i'm i've we we'll we're we've they they're them he she you us me my our your their his her about around roughly just only also with on in from by as per each apiece will would should could can need needs needed want wants going gonna do does did have has had let let's get add put include including another cost costs costing come comes run runs charge charges charging charged total both all same if because approximately additional say figure call make another's which when where who what how please too extra gotta bill price priced flat rate fee's",
);

/** Verbs of work, in their base form. A clause that begins with one is a task. */
export const WORK_VERBS = set(
  "install replace repair fix paint repaint clean remove build frame hang finish patch sand refinish stain seal reseal tile grout demo demolish tear haul dig excavate pour lay set mount wire rewire run move relocate plant trim prune mow edge mulch rake fertilize aerate seed sod grade level pump unclog snake drain flush inspect test service tune check diagnose upgrade update swap hook connect disconnect cut weld fabricate drill core caulk insulate blow spray prime scrape strip plaster drywall texture wash power pressure polish wax vacuum scrub dust organize pack unpack load unload deliver assemble disassemble cater bake cook serve design develop write edit shoot photograph film record produce print program configure migrate train teach coach consult facilitate plan review audit rekey reupholster upholster sew hem tailor grind resurface repave pave stripe crackfill repoint brick reshingle shingle roof reroof flash gutter screen rescreen winterize open close spread convert extend add put make take pull rip resod stump fell brush treat exterminate supply provide furnish",
);

/** Words of the trades. None of them is a person's name in a transcript without capitals. */
export const WORK_WORDS = set(
  "kitchen bathroom bath bedroom bedrooms room rooms hallway basement attic garage deck patio porch driveway walkway sidewalk yard lawn garden fence gate roof roofing gutter gutters siding window windows door doors floor floors flooring ceiling ceilings wall walls trim baseboard cabinet cabinets counter countertop countertops sink faucet toilet shower tub vanity tile backsplash grout plumbing pipe pipes drain sewer water heater furnace boiler hvac ac duct ducts vent thermostat electrical outlet outlets switch panel light lights lighting fixture fixtures fan wiring breaker paint painting primer stain drywall plaster insulation lumber materials material parts supplies labor labour permit permits dumpster delivery travel hauling demolition demo excavation concrete slab foundation framing brick stone masonry chimney fireplace carpet laminate hardwood vinyl wood interior exterior outdoor indoor landscaping mulch sod tree trees stump shrubs irrigation sprinkler pool spa cleaning deep weekly monthly biweekly office house home building apartment commercial residential catering wedding event party dinner lunch buffet cake cupcakes photography video website logo design branding consulting strategy workshop training service services call visit repair repairs replacement installation install maintenance inspection remodel renovation addition conversion cleanup removal new old full complete custom standard basic total job work project everything stuff replace reroof repaint rewire two three four five six seven eight nine ten twelve one twenty hundred each same dj music sound linens tables chairs tent rental bar staff server crew guys helper me us it them all both extra another rest",
);

/** Heads of lines that stand for the stuff or the effort of a whole job. */
export const MATERIAL_WORDS = set(
  "material materials part parts supply supplies lumber drywall hardware paint fabric steel fittings stock wood tile brick mortar concrete gravel mulch topsoil dirt sod supplies goods equipment plants shingles pipe wire fixtures fixture hardware stone ingredients heater filter lumber's sand rotors pads igniter motor valve compressor capacitor",
);
export const LABOR_WORDS = set(
  "labor labour helper apprentice crew hours technician journeyman foreman mechanic laborer",
);
export const TRAVEL_WORDS = set("travel mileage trip fuel gas driving drive");
export const FEE_WORDS = set(
  "permit permits fee fees charge call-out callout dumpster disposal delivery surcharge mobilization inspection diagnostic rental",
);

/** Last words of a firm's or an institution's name. */
export const FIRM_ENDINGS = set(
  "inc llc ltd corp co company companies group partners associates realty properties property management apartments apartment condos dental clinic hospital medical health school academy college university church temple mosque synagogue hoa association foundation bank hotel inn motel lodge resort restaurant grill cafe diner bakery brewery pub bistro pizzeria salon spa yoga fitness gym studio studios labs lab logistics industries enterprises solutions systems technologies tech consulting agency law firm offices center centre mall plaza market grocers foods farm farms ranch vineyards winery construction builders contracting contractors homes plumbing electric motors auto dealership library museum theater theatre daycare preschool nursery veterinary vet pharmacy council county city works supply store stores shop insurance financial capital ventures holdings media press nonprofit club towers living stables kennels rentals lanes alley arena beach elementary winery distillery suites residences plumbers roofing foods motors marina airport council committee ministries garage barbershop cleaners terrace manor estates village",
);
export const HONORIFICS = set("mister mr mrs ms miss missus doctor dr professor pastor reverend captain sir madam");

/** Common given names: they tell a client from a task when nothing is capitalised. */
export const GIVEN_NAMES = set(
  "aaron adam adrian aisha alan albert alex alexander alexis alice alicia allen allison amanda amber amy ana andre andrea andrew andy angela anita ann anna anne annie anthony antonio april ariana arthur ashley audrey austin barbara becky ben benjamin bernard beth betty beverly bill billy blake bob bobby bonnie brad bradley brandon brenda brian bridget bruce bryan caleb cameron carl carla carlos carmen carol caroline carolyn carrie casey catherine cathy chad charles charlie charlotte chelsea cheryl chloe chris christian christina christine christopher cindy claire clara claudia cody colin connie connor corey courtney craig crystal curtis cynthia daisy dale dan dana daniel danielle danny darren dave david dawn dean deborah debbie debra dennis derek derrick diana diane diego donald donna doris dorothy doug douglas drew dylan ed eddie edgar edith eduardo edward edwin elaine eleanor elena eli elias elijah elizabeth ella ellen emily emma eric erica erik erin ernest ethan eugene eva evan evelyn fatima felix fernando fiona florence frances francis francisco frank fred gabriel gail gary gavin gene george gerald gina glen glenn gloria gordon grace grant greg gregory gwen hannah harold harriet harry hassan hazel heather hector heidi helen henry holly howard hugo ian ibrahim irene iris isaac isabel isabella ivan jack jackie jackson jacob jaime jake james jamie jan jane janet janice jared jasmine jason javier jay jean jeff jeffrey jen jenna jennifer jenny jeremy jerome jerry jesse jessica jesus jill jim jimmy joan joann joanna joe joel john johnny jon jonathan jordan jorge jose joseph josh joshua joy joyce juan juanita judith judy julia julian julie june justin karen karl kate katherine kathleen kathy katie kayla keith kelly ken kenneth kenny kevin kim kimberly kirk kristen kristin kurt kyle larry laura lauren laurie lawrence leah lee lena leo leon leonard leslie lewis liam lillian lily linda lisa liz lloyd logan lois lori louis louise lucas lucia lucy luis luke lydia lynn mabel madison manuel marc marcia marco marcus margaret maria marie marilyn mario marion mark marlene marsha martha martin marvin mary matt matthew maureen max maya megan melanie melissa melvin mia michael michele michelle miguel mike mildred miles mitchell mohammed molly monica morgan nadia nancy naomi natalie nate nathan nathaniel neil nicholas nick nicole nina noah nora norma norman olga olivia omar oscar owen pablo pam pamela pat patricia patrick paul paula pauline pedro peggy penny perry pete peter phil philip phillip phyllis priya rachel rafael ralph ramon randy ravi ray raymond rebecca regina rene rhonda ricardo rich richard rick ricky rita rob robert roberta roberto robin rod rodney roger roland ron ronald rosa rose rosemary ross roy ruben ruby russell ruth ryan sabrina sally sam samantha samuel sandra sandy sara sarah scott sean sergio seth shane shannon sharon shaun shawn sheila shelly sherry shirley simon sofia sonia sophia stacy stan stanley stella stephanie stephen steve steven stuart sue summer susan suzanne sylvia tamara tammy tanya tara ted teresa terri terry theresa thomas tiffany tim timothy tina todd tom tommy toni tony tracy travis trevor troy tyler valerie vanessa vera vernon veronica vicki victor victoria vincent viola violet virginia vivian wade walter wanda warren wayne wendy wesley will william willie xavier yolanda yvonne zach zachary zoe",
);
