import type { InvoiceContent } from "../content/invoice-content.ts"
import { drawFooter } from "./draw-footer.ts"
import { drawHead } from "./draw-head.ts"
import { drawTable } from "./draw-table.ts"
import { textStyles, openSheet, PAGE, CONTENT_WIDTH, type Sheet } from "./sheet.ts"

/** ORD-6: draws the invoice and returns the PDF file. */
export async function drawInvoice(content: InvoiceContent): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet(content)
  const chunks: Buffer[] = []
  sheet.doc.on("data", (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => sheet.doc.on("end", resolve).on("error", reject))
  const tableBottom = drawTable(sheet, content, drawHead(sheet, content))
  drawFooter(sheet, content, tableBottom)
  numberPages(sheet, content)
  sheet.doc.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

/** Runs last, because the number of pages is known only when all are drawn. */
function numberPages({ doc, writer, decorate }: Sheet, { metadata, brand }: InvoiceContent): void {
  const { count } = doc.bufferedPageRange()
  const baseline = PAGE.height - 28
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    decorate(() => {
      writer.line(`${brand} · ${metadata.title}`, textStyles.small, { x: PAGE.side, baseline, width: CONTENT_WIDTH })
      const number = `Page ${page + 1} of ${count}`
      writer.line(number, textStyles.small, { x: PAGE.side, baseline, width: CONTENT_WIDTH, align: "right" })
    })
  }
}
