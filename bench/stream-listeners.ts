import { type ChildProcess, fork } from "node:child_process"
import { get } from "node:http"

/* Many stream clients in a separate process, so that neither they nor the benchmark use the server's event loop. */

export interface ListenerRequest {
  path: string
  headers: Record<string, string>
}

export interface Listeners {
  /** When each client received the next event, in milliseconds since 1970. */
  next(): Promise<number[]>
  stop(): void
}

interface ListenerMessage {
  kind: "ready" | "received"
  at: number[]
}

/** Resolves when every client has received an event. */
export async function openListeners(port: number, requests: readonly ListenerRequest[]): Promise<Listeners> {
  const child = fork(import.meta.filename, ["listen"])
  const ready = nextFrom(child, "ready")
  child.send({ port, requests })
  await ready
  return {
    async next() {
      const received = nextFrom(child, "received")
      child.send("next")
      return (await received).at
    },
    stop: () => void child.kill(),
  }
}

function nextFrom(child: ChildProcess, kind: ListenerMessage["kind"]): Promise<ListenerMessage> {
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
  let at: (number | undefined)[] = []
  let remaining = 0
  let kind: ListenerMessage["kind"] = "ready"

  function recordEvent(nth: number): void {
    if (at[nth] !== undefined) return
    at[nth] = Date.now()
    if (--remaining === 0) process.send?.({ kind, at })
  }
  process.on("message", (message: "next" | { port: number; requests: ListenerRequest[] }) => {
    if (message === "next") {
      ;[kind, remaining] = ["received", at.length]
      at = at.map(() => undefined)
      return
    }
    at = message.requests.map(() => undefined)
    remaining = at.length
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
