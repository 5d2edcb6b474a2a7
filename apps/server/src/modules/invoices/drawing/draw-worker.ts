import { parentPort } from "node:worker_threads"
import type { InvoiceContent } from "../content/invoice-content.ts"
import { drawInvoice } from "./draw-invoice.ts"

export interface DrawRequest {
  id: number
  content: InvoiceContent
}

export type DrawResponse = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; error: string }

/** Runs in a worker thread: shaping text takes tens of milliseconds and would block all other requests. */
parentPort?.on("message", ({ id, content }: DrawRequest) => {
  drawInvoice(content).then(
    (bytes) => parentPort?.postMessage({ id, bytes } satisfies DrawResponse, [bytes.buffer]),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies DrawResponse, []),
  )
})
