import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type LanguageModelStandIn, startLanguageModel } from "./start-language-model.ts"

let standIn: LanguageModelStandIn
beforeAll(async () => {
  standIn = await startLanguageModel({ key: "key-of-the-test" })
})
afterEach(() => sendToAdmin("failures", { mode: "ok" }))
afterAll(() => standIn.stop())

const headers = { "content-type": "application/json" }
const sendToAdmin = (path: string, body: object) =>
  fetch(`${standIn.adminUrl}/admin/${path}`, { method: "POST", headers, body: JSON.stringify(body) })
const question = { model: "any", messages: [{ role: "user", content: "Where?" }] }
const complete = (key = "key-of-the-test", body: object = question) =>
  fetch(`${standIn.apiUrl}/v1/chat/completions`, {
    method: "POST",
    headers: { ...headers, authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })

test("answers with the text that was set, in the form of a chat completion, and records the request", async () => {
  await sendToAdmin("answer", { content: '{"topic":"refund"}' })
  expect(await (await complete()).json()).toMatchObject({
    object: "chat.completion",
    choices: [{ message: { role: "assistant", content: '{"topic":"refund"}' }, finish_reason: "stop" }],
  })
  const { requests } = (await (await fetch(`${standIn.adminUrl}/admin/requests`)).json()) as { requests: object[] }
  expect(requests[0]).toEqual(question)
})

test("refuses a wrong key and an incomplete request", async () => {
  expect((await complete("wrong")).status).toBe(401)
  expect((await complete(undefined, { model: "any" })).status).toBe(400)
})

test.each([
  ["error500", 500],
  ["over-limit", 429],
])("fails as often as requested in the mode %s", async (mode, status) => {
  await sendToAdmin("failures", { mode, times: 1 })
  expect((await complete()).status).toBe(status)
  expect((await complete()).status).toBe(200)
})

test("a closed port refuses connections until another mode is set", async () => {
  await sendToAdmin("failures", { mode: "refuse" })
  await expect(complete()).rejects.toThrow("fetch failed")
  await sendToAdmin("failures", { mode: "ok" })
  expect((await complete()).status).toBe(200)
})
