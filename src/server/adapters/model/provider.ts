import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import { ModelError, type ModelSettings } from "./model.ts";

/** A provider that asks for a longer wait than this is taken as over its limit at once: somebody is waiting. */
const LONGEST_WAIT_SECONDS = 5;

/** It follows no redirect either: that would carry the key and people's words where no setting leads. */
const fetchWithoutLongWaits: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  const wait = Number(response.headers.get("retry-after") ?? 0);
  if (response.status !== 429 || wait <= LONGEST_WAIT_SECONDS) return response;
  await response.body?.cancel();
  throw new ModelError("rate_limited");
};

/**
 * The SDK's model for the settings. OpenAI is called by chat completions, as `baseUrl` may lead to a proxy that knows
 * nothing else. `structured: false` asks a compatible server for plain JSON, as some refuse a schema.
 * Throws TypeError when "openai-compatible" has no `baseUrl`.
 */
export function languageModel(settings: ModelSettings, { structured }: { structured: boolean }): LanguageModel {
  const shared = {
    apiKey: settings.apiKey ?? "",
    ...(settings.baseUrl === null ? {} : { baseURL: settings.baseUrl }),
    fetch: fetchWithoutLongWaits,
  };
  switch (settings.provider) {
    case "openai":
      return createOpenAI(shared).chat(settings.model);
    case "anthropic":
      return createAnthropic(shared)(settings.model);
    case "google":
      return createGoogleGenerativeAI(shared)(settings.model);
    case "openai-compatible": {
      if (settings.baseUrl === null) throw new TypeError("AI_BASE_URL is required with AI_PROVIDER=openai-compatible.");
      const compatible = {
        ...shared,
        name: "compatible",
        baseURL: settings.baseUrl,
        supportsStructuredOutputs: structured,
      };
      return createOpenAICompatible(compatible)(settings.model);
    }
  }
}
