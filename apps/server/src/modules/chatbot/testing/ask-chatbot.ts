import type { ChatAnswer } from "@hearth/contract/calls/chatbot.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import type { LightMyRequestResponse } from "fastify"
import type { TestBrowser } from "../../../testing/as-guest.ts"

export const STORE = countries.IN.defaultStore.id

export const ask = (browser: TestBrowser, question: string, other: object = {}): Promise<LightMyRequestResponse> =>
  browser.post("/api/chat-service/ve1/answers", { question: { text: question }, ...other })

/** Asks and throws if there is no answer. */
export async function answerTo(
  browser: TestBrowser,
  question: string,
  other: object = { storeId: STORE },
): Promise<ChatAnswer> {
  const response = await ask(browser, question, other)
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json<{ data: { answer: ChatAnswer } }>().data.answer
}

export const hrefsOf = ({ actions }: Pick<ChatAnswer, "actions">): string[] =>
  actions.flatMap((action) => (action.kind === "page" ? [action.href] : []))

export const phonesOf = ({ actions }: Pick<ChatAnswer, "actions">): string[] =>
  actions.flatMap((action) => (action.kind === "phone" ? [action.number] : []))
