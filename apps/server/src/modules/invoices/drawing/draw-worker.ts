import { parentPort } from "node:worker_threads"
import type { InvoicePaper } from "../paper/invoice-paper.ts"
import { drawInvoice } from "./draw-invoice.ts"

export interface ToDraw {
  id: number
  paper: InvoicePaper
}

export type Drawn = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; error: string }

/** In a thread of its own: shaping letters takes tens of milliseconds, in which nobody else would be answered. */
parentPort?.on("message", ({ id, paper }: ToDraw) => {
  drawInvoice(paper).then(
    (bytes) => parentPort?.postMessage({ id, bytes } satisfies Drawn, [bytes.buffer]),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies Drawn, []),
  )
})
