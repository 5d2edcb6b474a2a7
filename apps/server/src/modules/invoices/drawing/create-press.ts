import { Worker } from "node:worker_threads"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { InvoicePaper } from "../paper/invoice-paper.ts"
import type { Drawn, ToDraw } from "./draw-worker.ts"

/** Seconds of work; whoever comes then is asked to come again. */
const MOST_WAITING = 40
const PATIENCE_MS = 15_000
const IDLE_MS = 300_000

type File = Uint8Array<ArrayBuffer>

export interface Press {
  print(paper: InvoicePaper): Promise<File>
  stop(): Promise<void>
}

interface Waiting {
  resolve(file: File): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

/** One thread that draws, one invoice after the other; begun with the first and ended when nobody wants one. */
export function createPress(mostWaiting = MOST_WAITING): Press {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let ids = 0
  let idle: NodeJS.Timeout | undefined

  function take(id: number): Waiting | undefined {
    const one = waiting.get(id)
    waiting.delete(id)
    clearTimeout(one?.timer)
    return one
  }

  /** It broke, or it hangs: whoever waits is told, and the next one gets a new thread. */
  async function giveUp(broken: Worker, error: Error): Promise<void> {
    if (worker !== broken) return
    worker = undefined
    for (const id of waiting.keys()) take(id)?.reject(error)
    await broken.terminate()
  }

  function start(): Worker {
    const started = new Worker(new URL("./draw-worker.ts", import.meta.url))
    started.unref()
    started.on("message", (drawn: Drawn) => {
      const one = take(drawn.id)
      if ("bytes" in drawn) one?.resolve(drawn.bytes)
      else one?.reject(new Error(drawn.error))
    })
    started.on("error", (error: Error) => void giveUp(started, error))
    started.on("exit", () => void giveUp(started, new Error("the thread that draws invoices has ended")))
    return started
  }

  return {
    print(paper) {
      if (waiting.size >= mostWaiting) throw new AppError("UNAVAILABLE")
      const running = (worker ??= start())
      clearTimeout(idle)
      idle = setTimeout(() => {
        if (waiting.size === 0) void giveUp(running, new Error("idle"))
      }, IDLE_MS).unref()
      const id = ++ids
      return new Promise((resolve, reject) => {
        const late = () => void giveUp(running, new Error("an invoice took too long to draw"))
        waiting.set(id, { resolve, reject, timer: setTimeout(late, PATIENCE_MS).unref() })
        running.postMessage({ id, paper } satisfies ToDraw, [])
      })
    },
    async stop() {
      clearTimeout(idle)
      if (worker) await giveUp(worker, new AppError("UNAVAILABLE"))
    },
  }
}
