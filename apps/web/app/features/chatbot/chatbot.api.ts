import type { ChatAnswer } from "@hearth/contract/calls/chatbot.calls.ts"
import type { ChatTopic } from "@hearth/domain/chat/chat-topics.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { Result } from "@hearth/browser/result.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import { toResult } from "../../client/api/to-result.ts"

export type Question = { text: string } | { topic: ChatTopic }

export interface AskOptions {
  storeId: string
  location: Point | undefined
}

export function fetchAnswer(question: Question, { storeId, location }: AskOptions): Promise<Result<ChatAnswer>> {
  const body = { question, storeId, ...(location && { location }) }
  return toResult(apiAsVisitor("POST /chat-service/ve1/answers", { body }), ({ data }) => data.answer)
}
