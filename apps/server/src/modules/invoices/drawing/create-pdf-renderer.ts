import { Worker } from "node:worker_threads"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { InvoiceContent } from "../content/invoice-content.ts"
import type { DrawResponse, DrawRequest } from "./draw-worker.ts"

/** A few seconds of work. Requests above this limit get UNAVAILABLE and have to be retried. */
const MAX_QUEUED = 40
/** Keeps one customer's requests from filling the queue for the others. */
const MAX_PER_CUSTOMER = 2
const DRAW_TIMEOUT_MS = 15_000
const IDLE_MS = 300_000

type File = Uint8Array<ArrayBuffer>

export interface PdfRenderer {
  /** `customerId`: the customer who requests the invoice, for the limit per customer. */
  render(content: InvoiceContent, customerId: string): Promise<File>
  stop(): Promise<void>
}

interface QueuedInvoice {
  content: InvoiceContent
  customerId: string
  resolve(file: File): void
  reject(error: Error): void
}

/**
 * Draws one invoice after the other in a worker thread. The thread starts with the first invoice and ends when there
 * have been none for a while.
 */
export function createPdfRenderer(maxQueued = MAX_QUEUED): PdfRenderer {
  /** In the order of the requests. The first one is being drawn. */
  const queue = new Map<number, QueuedInvoice>()
  let worker: Worker | undefined
  let ids = 0
  let idleTimer: NodeJS.Timeout | undefined
  let drawTimer: NodeJS.Timeout | undefined

  function dequeue(id: number): QueuedInvoice | undefined {
    const queued = queue.get(id)
    queue.delete(id)
    return queued
  }

  /** Starts the next invoice. Its timeout begins here, however long it was queued. */
  function drawNext(): void {
    clearTimeout(drawTimer)
    const [next] = queue
    if (!next) return
    const [id, { content }] = next
    const running = (worker ??= start())
    drawTimer = setTimeout(
      () => void failAll(running, new Error("an invoice took too long to draw")),
      DRAW_TIMEOUT_MS,
    ).unref()
    running.postMessage({ id, content } satisfies DrawRequest, [])
  }

  /** The worker failed or hangs: rejects all queued invoices. The next request starts a new worker. */
  async function failAll(failedWorker: Worker, error: Error): Promise<void> {
    if (worker !== failedWorker) return
    worker = undefined
    clearTimeout(drawTimer)
    for (const id of queue.keys()) dequeue(id)?.reject(error)
    await failedWorker.terminate()
  }

  function start(): Worker {
    const started = new Worker(new URL("./draw-worker.ts", import.meta.url))
    started.unref()
    started.on("message", (drawn: DrawResponse) => {
      const queued = dequeue(drawn.id)
      if ("bytes" in drawn) queued?.resolve(drawn.bytes)
      else queued?.reject(new Error(drawn.error))
      drawNext()
    })
    started.on("error", (error: Error) => void failAll(started, error))
    started.on("exit", () => void failAll(started, new Error("the thread that draws invoices has ended")))
    return started
  }

  return {
    render(content, customerId) {
      if (queue.size >= maxQueued) throw new AppError("UNAVAILABLE")
      const ofCustomer = [...queue.values()].filter((queued) => queued.customerId === customerId)
      if (ofCustomer.length >= MAX_PER_CUSTOMER) throw new AppError("TOO_MANY_REQUESTS")
      clearTimeout(idleTimer)
      idleTimer = setTimeout(() => {
        if (worker && queue.size === 0) void failAll(worker, new Error("idle"))
      }, IDLE_MS).unref()
      return new Promise((resolve, reject) => {
        queue.set(++ids, { content, customerId, resolve, reject })
        if (queue.size === 1) drawNext()
      })
    },
    async stop() {
      clearTimeout(idleTimer)
      if (worker) await failAll(worker, new AppError("UNAVAILABLE"))
    },
  }
}
