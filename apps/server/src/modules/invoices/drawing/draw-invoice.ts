import type { InvoicePaper } from "../paper/invoice-paper.ts"
import { drawEnd } from "./draw-end.ts"
import { drawHead } from "./draw-head.ts"
import { drawTable } from "./draw-table.ts"
import { looks, openSheet, PAGE, INNER, type Sheet } from "./sheet.ts"

/** ORD-6: the finished file. */
export async function drawInvoice(paper: InvoicePaper): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet(paper)
  const pieces: Buffer[] = []
  sheet.doc.on("data", (piece: Buffer) => pieces.push(piece))
  const ended = new Promise<void>((resolve, reject) => sheet.doc.on("end", resolve).on("error", reject))
  const below = drawTable(sheet, paper, drawHead(sheet, paper))
  drawEnd(sheet, paper, below)
  numberPages(sheet, paper)
  sheet.doc.end()
  await ended
  return new Uint8Array(Buffer.concat(pieces))
}

/** Known only when all are drawn. */
function numberPages({ doc, pen, decorate }: Sheet, { about, brand }: InvoicePaper): void {
  const { count } = doc.bufferedPageRange()
  const baseline = PAGE.height - 28
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    decorate(() => {
      pen.line(`${brand} · ${about.title}`, looks.small, { x: PAGE.side, baseline, width: INNER })
      const number = `Page ${page + 1} of ${count}`
      pen.line(number, looks.small, { x: PAGE.side, baseline, width: INNER, align: "right" })
    })
  }
}
