import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { postToProvider } from "./post-to-provider.ts"
import { smsIdOf } from "./send-sms.ts"

let provider: Server | undefined
let connections = 0
const message = { headers: { "content-type": "text/plain" }, body: "Grüße" }

async function answering(listener: RequestListener): Promise<string> {
  connections = 0
  provider = createServer(listener).on("connection", () => connections++)
  await new Promise<void>((resolve) => provider?.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${(provider.address() as AddressInfo).port}/send`
}
afterEach(() => {
  provider?.closeAllConnections()
  provider?.close()
})

test("[IDN-1] a message is handed over whole, on a connection that is kept, and its id is read", async () => {
  const heard: string[] = []
  const url = await answering((asked, answer) => {
    asked.setEncoding("utf8").on("data", (part: string) => heard.push(`${asked.method} ${asked.url} ${part}`))
    asked.on("end", () => answer.writeHead(201, { "x-message-id": "m" }).end(`{"sid":"s"}`))
  })
  const first = await postToProvider(url, message)
  const second = await postToProvider(url, message)
  expect(first).toMatchObject({ delivery: "sent", reason: "status 201", answer: { headers: { "x-message-id": "m" } } })
  expect([smsIdOf(first), smsIdOf(second)]).toEqual(["s", "s"])
  expect(heard).toEqual(["POST /send Grüße", "POST /send Grüße"])
  expect(connections).toBe(1)
})

test("[IDN-1] a provider that refuses has not sent it, wherever else it points", async () => {
  for (const status of [302, 400, 500]) {
    const url = await answering((asked, answer) => {
      asked.resume().on("end", () => answer.writeHead(status, { location: "/elsewhere" }).end())
    })
    expect(await postToProvider(url, message)).toMatchObject({ delivery: "not sent", reason: `status ${status}` })
    provider?.close()
  }
})

test("[IDN-1] a provider that says nothing before it goes may have sent it, and is not asked again", async () => {
  let asks = 0
  const url = await answering((asked) => {
    asks++
    asked.socket.destroy()
  })
  expect(await postToProvider(url, message)).toMatchObject({ delivery: "unknown", answer: undefined })
  expect(asks).toBe(1)
})

test("[IDN-1] an answer that is cut off in its middle was one: it is sent, and has no id", async () => {
  const url = await answering((asked, answer) => {
    asked.resume().on("end", () => {
      answer.writeHead(201, { "content-length": 100 }).write(`{"sid":`)
      setImmediate(() => asked.socket.destroy())
    })
  })
  const posted = await postToProvider(url, message)
  expect([posted.delivery, smsIdOf(posted)]).toEqual(["sent", null])
})

test("[IDN-1] a provider that can't be reached has sent nothing, nor has one whose address is none", async () => {
  const url = await answering(() => {})
  await new Promise((resolve) => provider?.close(resolve))
  expect(await postToProvider(url, message)).toMatchObject({ delivery: "not sent", reason: "not reached" })
  expect(await postToProvider("http://127.0.0.1:99999/send", message)).toMatchObject({ delivery: "unknown" })
})
