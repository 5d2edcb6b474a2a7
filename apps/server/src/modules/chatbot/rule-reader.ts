import { findTopic } from "@hearth/domain/chat/find-topic.ts"
import type { QuestionReader } from "./chatbot-deps.ts"

/** Understands questions by their words. */
export const ruleReader: QuestionReader = {
  readTopic: async (question) => findTopic(question)?.topic,
}
