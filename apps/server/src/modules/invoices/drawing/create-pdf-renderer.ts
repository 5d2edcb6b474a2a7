import { Worker } from "node:worker_threads"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { InvoiceContent } from "../content/invoice-content.ts"
import type { DrawResponse, DrawRequest } from "./draw-worker.ts"

/** A full queue takes a few seconds to draw. Requests above this limit get UNAVAILABLE and have to be retried. */
const MAX_QUEUED = 40
/** Keeps one customer's requests from filling the queue for the others. */
const MAX_PER_CUSTOMER = 2
const DRAW_TIMEOUT_MS = 15_000
const IDLE_MS = 300_000

type PdfFile = Uint8Array<ArrayBuffer>

export interface PdfRenderer {
  /** `customerId`: the customer who requests the invoice, for the limit per customer. */
  render(content: InvoiceContent, customerId: string): Promise<PdfFile>
  stop(): Promise<void>
}

interface QueuedInvoice {
  content: InvoiceContent
  customerId: string
  resolve(file: PdfFile): void
  reject(error: Error): void
}

/**
 * Draws one invoice after the other in a worker thread. The thread starts with the first invoice and ends when there
 * have been none for a while.
 */
export function createPdfRenderer(maxQueued = MAX_QUEUED): PdfRenderer {
  /** The oldest request comes first; its invoice is being drawn. */
  const queue = new Map<number, QueuedInvoice>()
  let worker: Worker | undefined
  let lastId = 0
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
    const activeWorker = (worker ??= start())
    drawTimer = setTimeout(
      () => void endWorker(activeWorker, new Error("an invoice took too long to draw")),
      DRAW_TIMEOUT_MS,
    ).unref()
    activeWorker.postMessage({ id, content } satisfies DrawRequest, [])
  }

  /** Ends a failed, hanging or idle worker and rejects all queued invoices. The next request starts a new one. */
  async function endWorker(failedWorker: Worker, error: Error): Promise<void> {
    if (worker !== failedWorker) return
    worker = undefined
    clearTimeout(drawTimer)
    for (const id of queue.keys()) dequeue(id)?.reject(error)
    await failedWorker.terminate()
  }

  function start(): Worker {
    const newWorker = new Worker(new URL("./draw-worker.ts", import.meta.url))
    newWorker.unref()
    newWorker.on("message", (response: DrawResponse) => {
      const queued = dequeue(response.id)
      if ("bytes" in response) queued?.resolve(response.bytes)
      else queued?.reject(new Error(response.error))
      drawNext()
    })
    newWorker.on("error", (error: Error) => void endWorker(newWorker, error))
    newWorker.on("exit", () => void endWorker(newWorker, new Error("the thread that draws invoices has ended")))
    return newWorker
  }

  return {
    render(content, customerId) {
      if (queue.size >= maxQueued) throw new AppError("UNAVAILABLE")
      const customerInvoices = [...queue.values()].filter((queued) => queued.customerId === customerId)
      if (customerInvoices.length >= MAX_PER_CUSTOMER) throw new AppError("TOO_MANY_REQUESTS")
      clearTimeout(idleTimer)
      idleTimer = setTimeout(() => {
        if (worker && queue.size === 0) void endWorker(worker, new Error("idle"))
      }, IDLE_MS).unref()
      return new Promise((resolve, reject) => {
        queue.set(++lastId, { content, customerId, resolve, reject })
        if (queue.size === 1) drawNext()
      })
    },
    async stop() {
      clearTimeout(idleTimer)
      if (worker) await endWorker(worker, new AppError("UNAVAILABLE"))
    },
  }
}
