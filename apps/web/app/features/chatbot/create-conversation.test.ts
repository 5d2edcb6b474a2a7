import type { ChatAnswer } from "@hearth/contract/calls/chatbot.calls.ts"
import type { Result } from "@hearth/browser/result.ts"
import { expect, test } from "vitest"
import type { Question } from "./chatbot.api.ts"
import { createConversation, type Exchange } from "./create-conversation.ts"

const answerWith = (line: string): ChatAnswer => ({
  topic: "offers",
  lines: [line],
  orders: [],
  cases: [],
  actions: [],
})

function start(stored: unknown = null) {
  const page = {
    written: stored,
    asked: [] as Question[],
    respond: async (): Promise<Result<ChatAnswer>> => ({ ok: true, data: answerWith("Two for one") }),
    reload() {
      const conversation = createConversation({
        fetchAnswer(question) {
          page.asked.push(question)
          return page.respond()
        },
        read: () => JSON.parse(JSON.stringify(page.written)) as unknown,
        write: (exchanges: readonly Exchange[]) => (page.written = exchanges),
      })
      conversation.restore()
      return conversation
    },
  }
  return page
}

test("[FBK-4e] a conversation is the same after a reload", async () => {
  const page = start()
  const conversation = page.reload()
  await conversation.ask("any offers", { text: "any offers" })
  expect(page.reload().state.get().exchanges).toEqual(conversation.state.get().exchanges)
  expect(conversation.state.get().exchanges).toMatchObject([
    { words: "any offers", answer: { lines: ["Two for one"] } },
  ])
})

test("[FBK-4e] a question without an answer stays and can be asked again", async () => {
  const page = start()
  const conversation = page.reload()
  page.respond = async () => ({ ok: false, kind: "failed", code: "NO_RESPONSE", message: "" })
  await conversation.ask("offers", { topic: "offers" })
  expect(conversation.state.get()).toMatchObject({ isAnswering: false, failure: { code: "NO_RESPONSE" } })
  page.respond = async () => ({ ok: true, data: answerWith("Later") })
  await conversation.retry()
  expect(conversation.state.get()).toMatchObject({ failure: undefined, exchanges: [{ answer: { lines: ["Later"] } }] })
  expect(page.asked).toHaveLength(2)
})

test("only one question is answered at a time, and clearing forgets an answer that arrives late", async () => {
  const page = start()
  const conversation = page.reload()
  const { promise, resolve } = Promise.withResolvers<Result<ChatAnswer>>()
  page.respond = () => promise
  const asking = conversation.ask("one", { text: "one" })
  await conversation.ask("two", { text: "two" })
  expect(page.asked).toEqual([{ text: "one" }])
  conversation.clear()
  resolve({ ok: true, data: answerWith("late") })
  await asking
  expect(conversation.state.get().exchanges).toEqual([])
})

const withoutCases = { lines: [], orders: [], actions: [] }

test.each([
  null,
  "text",
  [1],
  [{ id: 1, words: "x" }],
  [{ id: 1, words: "x", answer: { lines: "no" } }],
  [{ id: 1, words: "x", answer: withoutCases }],
])("stored data of another form is dropped: %j", (stored) => {
  expect(start(stored).reload().state.get().exchanges).toEqual([])
})
