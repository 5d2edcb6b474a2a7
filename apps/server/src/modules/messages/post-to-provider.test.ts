import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { postToProvider } from "./post-to-provider.ts"
import { smsIdOf } from "./send-sms.ts"

let provider: Server | undefined
let connections = 0
const message = { headers: { "content-type": "text/plain" }, body: "Grüße" }

async function listenWith(listener: RequestListener): Promise<string> {
  connections = 0
  provider = createServer(listener).on("connection", () => connections++)
  await new Promise<void>((resolve) => provider?.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${(provider.address() as AddressInfo).port}/send`
}
afterEach(() => {
  provider?.closeAllConnections()
  provider?.close()
})

test("complete messages are posted over one keep-alive connection, and the provider's id is read", async () => {
  const received: string[] = []
  const url = await listenWith((request, answer) => {
    request.setEncoding("utf8").on("data", (part: string) => received.push(`${request.method} ${request.url} ${part}`))
    request.on("end", () => answer.writeHead(201, { "x-message-id": "m" }).end(`{"sid":"s"}`))
  })
  const first = await postToProvider(url, message)
  const second = await postToProvider(url, message)
  expect(first).toMatchObject({ delivery: "sent", reason: "status 201", answer: { headers: { "x-message-id": "m" } } })
  expect([smsIdOf(first), smsIdOf(second)]).toEqual(["s", "s"])
  expect(received).toEqual(["POST /send Grüße", "POST /send Grüße"])
  expect(connections).toBe(1)
})

test("a message that the provider refuses is not sent, and redirects are not followed", async () => {
  for (const status of [302, 400, 500]) {
    const url = await listenWith((request, answer) => {
      request.resume().on("end", () => answer.writeHead(status, { location: "/elsewhere" }).end())
    })
    expect(await postToProvider(url, message)).toMatchObject({ delivery: "not sent", reason: `status ${status}` })
    provider?.close()
  }
})

test("if the provider closes the connection without an answer, the delivery is unknown and not retried", async () => {
  let requestCount = 0
  const url = await listenWith((request) => {
    requestCount++
    request.socket.destroy()
  })
  expect(await postToProvider(url, message)).toMatchObject({ delivery: "unknown", answer: undefined })
  expect(requestCount).toBe(1)
})

test("if the answer is cut off after its status, the message is sent and has no id", async () => {
  const url = await listenWith((request, answer) => {
    request.resume().on("end", () => {
      answer.writeHead(201, { "content-length": 100 }).write(`{"sid":`)
      setImmediate(() => request.socket.destroy())
    })
  })
  const posted = await postToProvider(url, message)
  expect([posted.delivery, smsIdOf(posted)]).toEqual(["sent", null])
})

test("if the provider can't be reached, the message is not sent; with an invalid address the delivery is unknown", async () => {
  const url = await listenWith(() => {})
  await new Promise((resolve) => provider?.close(resolve))
  expect(await postToProvider(url, message)).toMatchObject({ delivery: "not sent", reason: "not reached" })
  expect(await postToProvider("http://127.0.0.1:99999/send", message)).toMatchObject({ delivery: "unknown" })
})
