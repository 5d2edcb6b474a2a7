import { parentPort } from "node:worker_threads"
import type { InvoiceContent } from "../content/invoice-content.ts"
import { drawInvoice } from "./draw-invoice.ts"

export interface DrawRequest {
  id: number
  paper: InvoiceContent
}

export type DrawResponse = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; error: string }

/** Runs in a worker thread: shaping text takes tens of milliseconds and would block all other requests. */
parentPort?.on("message", ({ id, paper }: DrawRequest) => {
  drawInvoice(paper).then(
    (bytes) => parentPort?.postMessage({ id, bytes } satisfies DrawResponse, [bytes.buffer]),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies DrawResponse, []),
  )
})
