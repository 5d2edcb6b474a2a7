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
  kind: "ready" | "heard"
  at: number[]
}

/** Resolves when every client has received an event. */
export async function openListeners(port: number, wishes: readonly ListenerRequest[]): Promise<Listeners> {
  const child = fork(import.meta.filename, ["listen"])
  const ready = nextFrom(child, "ready")
  child.send({ port, wishes })
  await ready
  return {
    async next() {
      const heard = nextFrom(child, "heard")
      child.send("again")
      return (await heard).at
    },
    stop: () => void child.kill(),
  }
}

function nextFrom(child: ChildProcess, kind: ListenerMessage["kind"]): Promise<ListenerMessage> {
  return new Promise((resolve, reject) => {
    const hear = (told: unknown) => {
      if ((told as ListenerMessage).kind !== kind) return
      child.off("message", hear)
      resolve(told as ListenerMessage)
    }
    child.on("message", hear)
    child.once("exit", (code) => reject(new Error(`the listeners ended with ${code}`)))
  })
}

function listen(): void {
  let at: (number | undefined)[] = []
  let left = 0
  let kind: ListenerMessage["kind"] = "ready"

  function hear(nth: number): void {
    if (at[nth] !== undefined) return
    at[nth] = Date.now()
    if (--left === 0) process.send?.({ kind, at })
  }
  process.on("message", (told: "again" | { port: number; wishes: ListenerRequest[] }) => {
    if (told === "again") {
      ;[kind, left] = ["heard", at.length]
      at = at.map(() => undefined)
      return
    }
    at = told.wishes.map(() => undefined)
    left = at.length
    for (const [nth, { path, headers }] of told.wishes.entries()) {
      get({ host: "127.0.0.1", port: told.port, path, headers, agent: false }, (answer) => {
        if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`)
        answer.setEncoding("utf8")
        answer.on("data", (part: string) => part.includes("event: tracker") && hear(nth))
      })
    }
  })
}

if (process.argv[2] === "listen") listen()
