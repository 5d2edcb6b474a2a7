import * as invoiceTexts from "@hearth/texts/orders/invoices.ts"
import type { Fact, InvoiceContent } from "../content/invoice-content.ts"
import { newPage } from "./new-page.ts"
import { colours, CONTENT_WIDTH, textStyles, PAGE, type Sheet } from "./sheet.ts"

const TOTALS_WIDTH = 210
const LEFT_WIDTH = CONTENT_WIDTH - TOTALS_WIDTH - 24
const LINE_HEIGHT = 13
const PAGE_END = PAGE.height - PAGE.bottom

/** Draws the totals and payments, together on one page. */
export function drawFooter(sheet: Sheet, content: InvoiceContent, tableBottom: number): void {
  const notes = content.notes.flatMap((note) => sheet.writer.wrap(note, textStyles.small, CONTENT_WIDTH))
  const height =
    Math.max(leftColumnHeight(sheet, content), content.totals.length * LINE_HEIGHT + 48) + notes.length * 11 + 30
  const top = tableBottom + height > PAGE_END ? newPage(sheet, content) : tableBottom + 8
  const leftEnd = drawLeftColumn(sheet, content, top + 12)
  const rightEnd = drawTotals(sheet, content, top + 12)
  const notesBaseline = Math.max(leftEnd, rightEnd) + 14
  sheet.write(
    "P",
    notes,
    textStyles.small,
    { x: PAGE.side, baseline: notesBaseline, width: CONTENT_WIDTH },
    { leading: 11 },
  )
}

function drawTotals({ doc, decorate, write }: Sheet, { totals, total }: InvoiceContent, top: number): number {
  const x = PAGE.width - PAGE.side - TOTALS_WIDTH
  const position = { x, width: TOTALS_WIDTH - 2 }
  const totalsEnd = totals.reduce((baseline, { label, value }) => {
    write("P", [label], textStyles.soft, { ...position, baseline })
    write("P", [value], textStyles.text, { ...position, baseline, align: "right" })
    return baseline + LINE_HEIGHT
  }, top)
  const boxTop = totalsEnd - 4
  decorate(() =>
    doc
      .roundedRect(x - 10, boxTop, TOTALS_WIDTH + 10, 28, 6)
      .lineWidth(1)
      .stroke(colours.text),
  )
  write("P", [total.label], textStyles.total, { ...position, baseline: boxTop + 19 })
  write("P", [total.value], textStyles.total, {
    ...position,
    width: TOTALS_WIDTH - 10,
    baseline: boxTop + 19,
    align: "right",
  })
  return boxTop + 34
}

const formatFact = ({ label, value }: Fact) => invoiceTexts.fact(label, value)

/** Returns the blocks of the left column, without those that have no lines. */
function leftColumnBlocks({
  inWords,
  payments,
  offers,
}: InvoiceContent): { title: string; lines: readonly string[] }[] {
  return [
    { title: invoiceTexts.totalInWords, lines: [inWords] },
    { title: invoiceTexts.paidBy, lines: payments.map(formatFact) },
    { title: invoiceTexts.offersIncluded, lines: offers.map(formatFact) },
  ].filter(({ lines }) => lines.length > 0)
}

function drawLeftColumn({ writer, write }: Sheet, content: InvoiceContent, top: number): number {
  const position = { x: PAGE.side, width: LEFT_WIDTH }
  return leftColumnBlocks(content).reduce((blockTop, { title, lines }) => {
    let baseline = write("P", [title], textStyles.label, { ...position, baseline: blockTop }, { leading: 12 })
    for (const line of lines)
      baseline = write("P", writer.wrap(line, textStyles.text, LEFT_WIDTH), textStyles.text, { ...position, baseline })
    return baseline + 4
  }, top)
}

function leftColumnHeight({ writer }: Sheet, content: InvoiceContent): number {
  return leftColumnBlocks(content).reduce((height, { lines }) => {
    const count = lines.flatMap((line) => writer.wrap(line, textStyles.text, LEFT_WIDTH)).length
    return height + 16 + count * textStyles.text.size * 1.4
  }, 12)
}
