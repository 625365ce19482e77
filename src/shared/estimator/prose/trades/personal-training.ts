import type { Trade } from "../trade.ts";

export const personalTraining: Trade = {
  id: "personal-training",
  name: "Personal training and fitness",
  industry: "Home Services",
  category: "Fitness",
  title: "Personal training",
  strong: [
    "personal training",
    "personal trainer",
    "training package",
    "pilates",
    "nutrition plan",
    "meal plan",
    "body scan",
    "workout",
    "strength training",
    "pt session",
    "workout plan",
    "training session",
  ],
  weak: ["session", "training", "class", "weight", "assessment", "nutrition", "package", "mat", "coach"],
  projects: [
    { title: "Pilates classes", words: ["pilates"] },
    { title: "Nutrition plan", words: ["nutrition plan", "meal plan"] },
    {
      title: "Personal training",
      words: ["personal training", "personal trainer", "training session", "training package", "training"],
    },
  ],
  verb: "Provide",
  supplies: "provide",
  approach: [
    "Talk about your goal and the time you have.",
    { text: "Take the measurements that we start from.", when: ["assessment", "body scan", "measurement"] },
    "Plan the sessions and adjust them as you progress.",
    {
      text: "Write the nutrition plan and go through it with you.",
      when: ["nutrition plan", "meal plan", "nutrition"],
    },
    "Lead each session and watch form and load.",
  ],
  terms: [
    "Injuries that bear on training are told to us before the first session.",
    "Sessions are agreed ahead; who cannot come lets us know before.",
  ],
  excluded: [
    { what: "gym membership and equipment", unless: ["membership", "mat", "equipment", "gym"] },
    { what: "medical and dietary treatment", unless: [] },
  ],
};
