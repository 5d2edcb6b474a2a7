import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { createCircuitBreakers } from "../../platform/circuits/circuit-breakers.ts"
import { createModelReader } from "./create-model-reader.ts"

const DOUBTFUL = "cancel and refund and points and offers"
const UNKNOWN = "qwerty uiop"

let server: Server
let url: string
const requests: string[] = []
let respond: () => { status: number; body: string }
beforeAll(async () => {
  server = createServer(async (request, response) => {
    requests.push(await text(request))
    const { status, body } = respond()
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  requests.length = 0
  answer('{"topic":"refund"}')
})

const answer = (content: string) => {
  respond = () => ({ status: 200, body: JSON.stringify({ choices: [{ message: { content } }] }) })
}
function createReader(address = url) {
  const log = { warn: () => undefined } as never
  const circuits = createCircuitBreakers({ clock: { now: () => new Date() }, log })
  return createModelReader({ circuits, log }, { url: address, key: "secret", name: "any" })
}

test("[FBK-4d] a question that the words leave in doubt is understood by the model", async () => {
  expect(await createReader().readTopic(DOUBTFUL)).toBe("refund")
  expect(await createReader().readTopic(UNKNOWN)).toBe("refund")
})

test("[FBK-4d] a question that the words answer never leaves us", async () => {
  expect(await createReader().readTopic("where is my order")).toBe("order-status")
  expect(requests).toEqual([])
})

test("[FBK-4d] the model gets the typed words without numbers and addresses, and nothing else of the visitor", async () => {
  await createReader().readTopic(`${UNKNOWN} IN7K2M9QXD and 98765 43210 asha@example.in`)
  const { messages } = JSON.parse(requests[0] ?? "") as { messages: { role: string; content: string }[] }
  expect(messages.map(({ role }) => role)).toEqual(["system", "user"])
  expect(messages[1]?.content).toBe(`${UNKNOWN} [number] and [number] [email]`)
})

test.each<[string, () => void]>([
  ["an error", () => (respond = () => ({ status: 500, body: "{}" }))],
  ["no JSON", () => (respond = () => ({ status: 200, body: "<h1>Hello</h1>" }))],
  ["JSON of another form", () => (respond = () => ({ status: 200, body: '{"choices":[]}' }))],
  ["an unknown topic", () => answer('{"topic":"weather"}')],
  ["a sentence instead of JSON", () => answer("Sure! The topic is refund.")],
  ["an instruction to us", () => answer('{"topic":"<script>alert(1)</script>"}')],
])("[FBK-4d] after %s the rules answer", async (_, prepare) => {
  prepare()
  expect(await createReader().readTopic(DOUBTFUL)).toBeDefined()
  expect(await createReader().readTopic(UNKNOWN)).toBeUndefined()
  expect(requests).toHaveLength(2)
})

test("[FBK-4d] without a connection the rules answer", async () => {
  const reader = createReader("http://127.0.0.1:9")
  for (let count = 0; count < 7; count++) expect(await reader.readTopic(UNKNOWN)).toBeUndefined()
})
