import type { InvoiceContent } from "../content/invoice-content.ts"
import { colours, CONTENT_WIDTH, textStyles, PAGE, type Sheet } from "./sheet.ts"

/** Adds a page with the invoice's title. Returns where its contents begin. */
export function newPage({ doc, writer, decorate }: Sheet, { metadata, brand }: InvoiceContent): number {
  doc.addPage()
  const baseline = PAGE.top + 10
  decorate(() => {
    writer.line(brand, { ...textStyles.brand, size: 13 }, { x: PAGE.side, baseline, width: CONTENT_WIDTH })
    const pageTitle = `${metadata.title}, continued`
    writer.line(pageTitle, textStyles.soft, { x: PAGE.side, baseline, width: CONTENT_WIDTH, align: "right" })
    doc.rect(PAGE.side, baseline + 8, CONTENT_WIDTH, 1).fill(colours.brand)
  })
  return baseline + 20
}
