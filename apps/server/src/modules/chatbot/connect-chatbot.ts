import type { Platform } from "../../platform/platform.ts"
import type { ChatbotDeps } from "./chatbot-deps.ts"
import { chatbotRoutes } from "./chatbot.routes.ts"
import { createModelReader } from "./create-model-reader.ts"
import { ruleReader } from "./rule-reader.ts"

/** Connects the routes. With a language model in the settings, it helps to understand questions. */
export function connectChatbot(
  platform: Pick<Platform, "route" | "db" | "clock" | "switches" | "settings" | "circuits" | "log">,
  otherDeps: Pick<ChatbotDeps, "orders" | "locator" | "loyalty" | "listOwnTrackers" | "listStoreOffers">,
): void {
  const { db, clock, switches, settings } = platform
  const reader = settings.chatModel ? createModelReader(platform, settings.chatModel) : ruleReader
  chatbotRoutes(platform, { db, clock, switches, reader, ...otherDeps })
}
