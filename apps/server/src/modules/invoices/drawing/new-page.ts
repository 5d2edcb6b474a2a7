import type { InvoicePaper } from "../paper/invoice-paper.ts"
import { colours, INNER, looks, PAGE, type Sheet } from "./sheet.ts"

/** Another page that says whose it is; where its contents begin. */
export function newPage({ doc, pen, decorate }: Sheet, { about, brand }: InvoicePaper): number {
  doc.addPage()
  const baseline = PAGE.top + 10
  decorate(() => {
    pen.line(brand, { ...looks.brand, size: 13 }, { x: PAGE.side, baseline, width: INNER })
    const whose = `${about.title}, continued`
    pen.line(whose, looks.soft, { x: PAGE.side, baseline, width: INNER, align: "right" })
    doc.rect(PAGE.side, baseline + 8, INNER, 1).fill(colours.brand)
  })
  return baseline + 20
}
