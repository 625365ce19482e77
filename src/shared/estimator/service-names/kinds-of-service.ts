import { stem } from "../words/stem.ts";

/** Words of names that say of what kind a service is, and stay unsaid: "a windshield" for "Windshield replacement". */
export const KINDS = new Set(
  "service session package visit fee charge labor labour work job rate time hour day week month monthly weekly standard regular basic full complete professional session class lesson course treatment plan program setup replacement rental move maintenance"
    .split(" ")
    .map(stem),
);
/** These may stay unsaid as well, and name a service when they are said: "the drone" of "Drone footage". */
export const CARRIERS = new Set(
  "call appointment consult consultation support assistance crew team footage coverage scan test check exam"
    .split(" ")
    .map(stem),
);
/** Too common to name a service by themselves. */
export const EVERYDAY = new Set(
  "house home office room yard event dog cat pet car truck van building kitchen bathroom floor wall site water party wedding guest person kid baby"
    .split(" ")
    .map(stem),
);
