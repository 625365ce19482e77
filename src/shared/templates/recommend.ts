import { allTrades } from "#shared/estimator/prose/all-trades.ts";
import {
  leadingTrade,
  projectsOf,
  recogniseTrade,
  signalsOf,
  type Signals,
} from "#shared/estimator/prose/recognise-trade.ts";
import type { Trade } from "#shared/estimator/prose/trade.ts";
import { vocabulary, wordsOf } from "#shared/estimator/prose/words.ts";
import { speaksOf, tellingWords } from "./line-words.ts";
import type { Analysis } from "./schema.ts";
import type { Template } from "./template.ts";

export interface Recommendation {
  template: Template;
  /** Percent. */
  confidence: number;
}

const MOST = 5;
/** Below this a template is a guess, and a guess is not shown. */
const LEAST_CONFIDENCE = 45;
/** Nothing is sure from words alone. */
const GREATEST_CONFIDENCE = 98;

/** How much each part counts: the trade, the kind of project, the lines that were spoken of. */
const TRADE = 45;
const PROJECT = 25;
const LINES = 30;

/** The words read once, for all templates. */
interface Heard {
  said: (phrase: string) => boolean;
  signals: Signals;
  /** 0 to 1. */
  sure: number;
  greatest: number;
}

function hear(transcription: string): Heard {
  const words = wordsOf(transcription);
  const signals = signalsOf(words);
  const leading = leadingTrade(signals.scores);
  return {
    said: vocabulary(words),
    signals,
    sure: leading?.confidence ?? 0,
    greatest: leading ? (signals.scores[leading.position] ?? 0) : 0,
  };
}

const names = (trade: Trade, projectType: string) =>
  trade.title === projectType || trade.projects.some((project) => project.title === projectType);

/** The trade that a template is of: the one of its category that knows its kind of project. */
function tradeOf({ category, projectType }: Template): Trade | null {
  const ofCategory = allTrades.filter((trade) => trade.category === category);
  return ofCategory.find((trade) => projectType !== null && names(trade, projectType)) ?? ofCategory[0] ?? null;
}

/** 0 to 1: whether this kind of project was named. A template of the whole trade fits each of its projects. */
function projectFit(trade: Trade, { projectType }: Template, { signals }: Heard): number {
  const named = projectsOf(trade, signals);
  if (projectType !== null && named.some((project) => project.title === projectType)) return 1;
  if (projectType === null || projectType === trade.title) return 0.7;
  return named.length === 0 ? 0.6 : 0.2;
}

/** 0 to 1: the share of the lines that the words speak of; half of them is already much. */
function linesHeard({ lines }: Template, { said }: Heard): number {
  const heard = lines.filter((line) => speaksOf(said, line) > 0).length;
  return lines.length === 0 ? 0 : Math.sqrt(heard / lines.length);
}

function confidenceOf(template: Template, heard: Heard): number {
  const lines = linesHeard(template, heard);
  const trade = tradeOf(template);
  const score = trade ? (heard.signals.scores[allTrades.indexOf(trade)] ?? 0) : 0;
  // Without a trade there are the lines, and the name that the account gave it.
  if (!trade || heard.greatest === 0) {
    const called = tellingWords(template.name).every((word) => heard.said(word)) ? 1 : 0.6;
    return template.isPublic ? 0 : 90 * lines * called;
  }
  const fit = score / heard.greatest;
  return TRADE * fit * Math.sqrt(heard.sure) + PROJECT * fit * projectFit(trade, template, heard) + LINES * lines;
}

/** What the words speak of: the trade's category and industry, and the kind of project. */
export function analyse(transcription: string): Analysis {
  const trade = recogniseTrade(transcription);
  return {
    category: trade?.category ?? null,
    industry: trade?.industry ?? null,
    projectType: trade?.projectType ?? null,
  };
}

/**
 * The templates that fit the words, best first, at most five. Pure and deterministic: the same words and templates give
 * the same list. Of two that fit equally the account's own comes first.
 */
export function recommend(transcription: string, templates: readonly Template[]): Recommendation[] {
  const heard = hear(transcription);
  return templates
    .map((template) => ({
      template,
      confidence: Math.min(GREATEST_CONFIDENCE, Math.round(confidenceOf(template, heard))),
    }))
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    .sort(
      (a, b) =>
        b.confidence - a.confidence ||
        Number(a.template.isPublic) - Number(b.template.isPublic) ||
        (a.template.id < b.template.id ? -1 : 1),
    )
    .slice(0, MOST);
}
