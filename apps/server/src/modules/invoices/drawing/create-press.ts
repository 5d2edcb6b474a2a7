import { Worker } from "node:worker_threads"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { InvoicePaper } from "../paper/invoice-paper.ts"
import type { Drawn, ToDraw } from "./draw-worker.ts"

/** Seconds of work; whoever comes then is asked to come again. */
const MOST_WAITING = 40
/** So many of one customer's at once: the others' places are the others'. */
const MOST_OF_ONE = 2
const PATIENCE_MS = 15_000
const IDLE_MS = 300_000

type File = Uint8Array<ArrayBuffer>

export interface Press {
  /** `whose`: who waits for it. */
  print(paper: InvoicePaper, whose: string): Promise<File>
  stop(): Promise<void>
}

interface Waiting {
  paper: InvoicePaper
  whose: string
  resolve(file: File): void
  reject(error: Error): void
}

/** One thread that draws, one invoice after the other; begun with the first and ended when nobody wants one. */
export function createPress(mostWaiting = MOST_WAITING): Press {
  /** In the order in which they came; the first is being drawn. */
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let ids = 0
  let idle: NodeJS.Timeout | undefined
  let late: NodeJS.Timeout | undefined

  function take(id: number): Waiting | undefined {
    const one = waiting.get(id)
    waiting.delete(id)
    return one
  }

  /** The next in turn; its time runs from here, however many were before it. */
  function drawNext(): void {
    clearTimeout(late)
    const [next] = waiting
    if (!next) return
    const [id, { paper }] = next
    const running = (worker ??= start())
    late = setTimeout(() => void giveUp(running, new Error("an invoice took too long to draw")), PATIENCE_MS).unref()
    running.postMessage({ id, paper } satisfies ToDraw, [])
  }

  /** It broke, or it hangs: whoever waits is told, and the next one gets a new thread. */
  async function giveUp(broken: Worker, error: Error): Promise<void> {
    if (worker !== broken) return
    worker = undefined
    clearTimeout(late)
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
      drawNext()
    })
    started.on("error", (error: Error) => void giveUp(started, error))
    started.on("exit", () => void giveUp(started, new Error("the thread that draws invoices has ended")))
    return started
  }

  return {
    print(paper, whose) {
      if (waiting.size >= mostWaiting) throw new AppError("UNAVAILABLE")
      const own = [...waiting.values()].filter((one) => one.whose === whose)
      if (own.length >= MOST_OF_ONE) throw new AppError("TOO_MANY_REQUESTS")
      clearTimeout(idle)
      idle = setTimeout(() => {
        if (worker && waiting.size === 0) void giveUp(worker, new Error("idle"))
      }, IDLE_MS).unref()
      return new Promise((resolve, reject) => {
        waiting.set(++ids, { paper, whose, resolve, reject })
        if (waiting.size === 1) drawNext()
      })
    },
    async stop() {
      clearTimeout(idle)
      if (worker) await giveUp(worker, new AppError("UNAVAILABLE"))
    },
  }
}
