import type { Trade } from "../trade.ts";

/** How the opening of a safe is called. */
const SAFE = ["safe opening", "open the safe", "opening the safe", "drilled the safe", "drill the safe"];

export const locksmith: Trade = {
  id: "locksmith",
  name: "Locks and security",
  industry: "Trade Services",
  category: "Locks & security",
  title: "Lock work",
  strong: [
    "rekeyed",
    "locksmith",
    "deadbolt",
    "rekey",
    "rekeying",
    "lockout",
    "smart lock",
    "door lock",
    "keypad",
    "security camera",
    "access control",
    "alarm system",
    "doorbell camera",
    "master key",
    "card reader",
    "panic bar",
    "electric strike",
    "door controller",
    "key fob",
    "car key",
    ...SAFE,
  ],
  weak: ["recorder", "lock", "door", "camera", "cylinder", "knob", "sensor", "alarm", "closer"],
  projects: [
    { title: "Rekeying", words: ["rekey", "rekeying", "rekeyed"] },
    { title: "Lock installation", words: ["deadbolt", "smart lock", "door lock", "lock"] },
    { title: "Security camera installation", words: ["security camera", "doorbell camera", "camera"] },
    { title: "Access control", words: ["access control"] },
    { title: "Alarm installation", words: ["alarm", "siren", "door contact", "motion sensor"] },
    {
      title: "Safe opening",
      words: SAFE,
    },
    { title: "Lockout service", words: ["lockout"] },
    { title: "New keys", words: ["new key", "car key", "key fob", "key made"] },
  ],
  verb: "Install",
  supplies: "supply",
  approach: [
    "Check doors, frames and hardware with you.",
    { text: "Take the cylinders out and pin them to the new key.", when: ["rekey", "rekeying", "master key"] },
    { text: "Fit the new locks and adjust the strikes.", when: ["lock", "deadbolt"] },
    {
      text: "Mount the cameras or sensors and run the wiring.",
      when: ["camera", "sensor", "alarm", "siren", "door contact", "access control"],
    },
    "Test every key, code and device.",
    "Hand over keys and codes to you alone.",
  ],
  terms: ["Proof of ownership or the owner's permission is shown before locks are opened or changed."],
  excluded: [
    { what: "repair of doors and frames", unless: ["frame", "door repair"] },
    { what: "monitoring subscriptions", unless: ["monitoring", "subscription"] },
  ],
};
