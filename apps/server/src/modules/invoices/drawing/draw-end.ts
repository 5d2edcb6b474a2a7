import type { Fact, InvoicePaper } from "../paper/invoice-paper.ts"
import { newPage } from "./new-page.ts"
import { colours, INNER, looks, PAGE, type Sheet } from "./sheet.ts"

const SUMS = 210
const LEFT = INNER - SUMS - 24
const LINE = 13
const FLOOR = PAGE.height - PAGE.bottom

/** What it comes to, and how it was paid; kept together on one page. */
export function drawEnd(sheet: Sheet, paper: InvoicePaper, from: number): void {
  const notes = paper.notes.flatMap((note) => sheet.pen.wrap(note, looks.small, INNER))
  const height = Math.max(leftHeight(sheet, paper), paper.totals.length * LINE + 48) + notes.length * 11 + 30
  const top = from + height > FLOOR ? newPage(sheet, paper) : from + 8
  const left = drawLeft(sheet, paper, top + 12)
  const right = drawTotals(sheet, paper, top + 12)
  const below = Math.max(left, right) + 14
  sheet.write("P", notes, looks.small, { x: PAGE.side, baseline: below, width: INNER }, { leading: 11 })
}

function drawTotals({ doc, decorate, write }: Sheet, { totals, total }: InvoicePaper, top: number): number {
  const x = PAGE.width - PAGE.side - SUMS
  const spot = { x, width: SUMS - 2 }
  const below = totals.reduce((baseline, { label, value }) => {
    write("P", [label], looks.soft, { ...spot, baseline })
    write("P", [value], looks.text, { ...spot, baseline, align: "right" })
    return baseline + LINE
  }, top)
  const box = below - 4
  decorate(() =>
    doc
      .roundedRect(x - 10, box, SUMS + 10, 28, 6)
      .lineWidth(1)
      .stroke(colours.text),
  )
  write("P", [total.label], looks.total, { ...spot, baseline: box + 19 })
  write("P", [total.value], looks.total, { ...spot, width: SUMS - 10, baseline: box + 19, align: "right" })
  return box + 34
}

const say = ({ label, value }: Fact) => `${label}: ${value}`

/** A heading stands only where there is something under it. */
function blocksOf({ inWords, paid, offers }: InvoicePaper): { title: string; lines: readonly string[] }[] {
  return [
    { title: "Total in words", lines: [inWords] },
    { title: "Paid by", lines: paid.map(say) },
    { title: "Offers, in the discounts above", lines: offers.map(say) },
  ].filter(({ lines }) => lines.length > 0)
}

function drawLeft({ pen, write }: Sheet, paper: InvoicePaper, top: number): number {
  const spot = { x: PAGE.side, width: LEFT }
  return blocksOf(paper).reduce((from, { title, lines }) => {
    let baseline = write("P", [title], looks.label, { ...spot, baseline: from }, { leading: 12 })
    for (const line of lines) baseline = write("P", pen.wrap(line, looks.text, LEFT), looks.text, { ...spot, baseline })
    return baseline + 4
  }, top)
}

function leftHeight({ pen }: Sheet, paper: InvoicePaper): number {
  return blocksOf(paper).reduce((height, { lines }) => {
    const count = lines.flatMap((line) => pen.wrap(line, looks.text, LEFT)).length
    return height + 16 + count * looks.text.size * 1.4
  }, 12)
}
