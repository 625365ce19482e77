/** The industries of the landing page. */
export const industries = [
  "Construction",
  "Trade Services",
  "Consulting",
  "Events",
  "Home Services",
  "Retail & E-commerce",
] as const;
export type Industry = (typeof industries)[number];

/** Who may do a part of a job beside us. */
export const TRADESPEOPLE = "plumber electrician painter roofer mason";

/** The verbs of trades that treat what is there, and bring nothing to stay. */
export const TREATS: ReadonlySet<string> = new Set(["Paint", "Clean", "Wash"]);

/** A sentence that stands in a document only when one of the `when` words was said and none of the `unless` words. */
export type Sentence = string | { text: string; when?: readonly string[]; unless?: readonly string[] };

/** A kind of project within a trade: "Panel upgrade" within electrical work. */
export interface Project {
  /** As it stands in a title, in sentence case. */
  title: string;
  /** Words or short phrases that name it, lower case, singular. */
  words: readonly string[];
  /** It names the job only where no other project does: "Fence installation" beside "Cedar fence". */
  isPlain?: true;
}

/** What the prose knows of a trade. Nothing here holds a figure or a claim about the business. */
export interface Trade {
  id: string;
  name: string;
  industry: Industry;
  category: string;
  /** Words or short phrases, lower case, singular: a `strong` one names the trade, a `weak` one only hints at it. */
  strong: readonly string[];
  weak: readonly string[];
  /** What the work is called when no project is recognised. */
  title: string;
  projects: readonly Project[];
  /** The verb for a thing that was named without one: "Install" for a gate. */
  verb?: string;
  /** The verb for material; without one material is told by its name alone: who moves a piano does not supply it. */
  supplies?: "supply" | "provide";
  /** The steps, in the order in which the trade works. */
  approach: readonly Sentence[];
  terms: readonly Sentence[];
  /** What the trade leaves out by custom; `unless` says with which words it was said to be in, `when` of which work it is told. */
  excluded: readonly { what: string; unless: readonly string[]; when?: readonly string[] }[];
}
