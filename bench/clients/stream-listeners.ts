import { type ChildProcess, fork } from "node:child_process"
import { get } from "node:http"

/* Many stream clients in a separate process: they share an event loop with neither the server nor the benchmark. */

export interface ListenerRequest {
  path: string
  headers: Record<string, string>
}

export interface Listeners {
  /** Waits until every client has received another event; returns the time of each, in milliseconds since 1970. */
  next(): Promise<number[]>
  stop(): void
}

interface ListenerMessage {
  kind: "ready" | "received"
  receivedAt: number[]
}

/** Resolves when every client has received an event. */
export async function openListeners(port: number, requests: readonly ListenerRequest[]): Promise<Listeners> {
  const child = fork(import.meta.filename, ["listen"])
  const ready = nextMessage(child, "ready")
  child.send({ port, requests })
  await ready
  return {
    async next() {
      const received = nextMessage(child, "received")
      child.send("next")
      return (await received).receivedAt
    },
    stop: () => void child.kill(),
  }
}

function nextMessage(child: ChildProcess, kind: ListenerMessage["kind"]): Promise<ListenerMessage> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      if ((message as ListenerMessage).kind !== kind) return
      child.off("message", onMessage)
      resolve(message as ListenerMessage)
    }
    child.on("message", onMessage)
    child.once("exit", (code) => reject(new Error(`the listener process exited with code ${code}`)))
  })
}

function listen(): void {
  let receivedAt: (number | undefined)[] = []
  let remaining = 0
  let kind: ListenerMessage["kind"] = "ready"

  function recordEvent(nth: number): void {
    if (receivedAt[nth] !== undefined) return
    receivedAt[nth] = Date.now()
    if (--remaining === 0) process.send?.({ kind, receivedAt })
  }
  process.on("message", (message: "next" | { port: number; requests: ListenerRequest[] }) => {
    if (message === "next") {
      ;[kind, remaining] = ["received", receivedAt.length]
      receivedAt = receivedAt.map(() => undefined)
      return
    }
    receivedAt = message.requests.map(() => undefined)
    remaining = receivedAt.length
    for (const [nth, { path, headers }] of message.requests.entries()) {
      get({ host: "127.0.0.1", port: message.port, path, headers, agent: false }, (response) => {
        if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`)
        response.setEncoding("utf8")
        response.on("data", (part: string) => part.includes("event: tracker") && recordEvent(nth))
      })
    }
  })
}

if (process.argv[2] === "listen") listen()
