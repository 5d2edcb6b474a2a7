import type { Column, InvoicePaper, Row } from "../paper/invoice-paper.ts"
import { newPage } from "./new-page.ts"
import type { Look } from "./pen.ts"
import { colours, INNER, looks, PAGE, type Sheet } from "./sheet.ts"

const PAD = 4
const LEADING = 11
const FLOOR = PAGE.height - PAGE.bottom

interface Placed extends Column {
  x: number
  width: number
}

/** What was bought, over as many pages as it takes, each with the columns' names; where it ends. */
export function drawTable(sheet: Sheet, paper: InvoicePaper, from: number): number {
  const columns = place(paper.columns)
  const table = sheet.table()
  let top = drawNames(sheet, columns, table, from)
  for (const row of paper.rows) {
    const height = heightOf(sheet, columns, row, looks.text)
    if (top + height > FLOOR) top = drawNames(sheet, columns, table, newPage(sheet, paper))
    drawRow(sheet, columns, table, row, top, looks.text)
    top += height
    sheet.decorate(() => sheet.doc.rect(PAGE.side, top, INNER, 0.4).fill(colours.line))
  }
  const height = heightOf(sheet, columns, paper.sums, looks.strong)
  if (top + height > FLOOR) top = drawNames(sheet, columns, table, newPage(sheet, paper))
  drawRow(sheet, columns, table, paper.sums, top, looks.strong)
  sheet.decorate(() => sheet.doc.rect(PAGE.side, top + height, INNER, 1).fill(colours.text))
  table.end()
  return top + height
}

function place(columns: readonly Column[]): Placed[] {
  const taken = columns.reduce((sum, { width }) => sum + (width === "rest" ? 0 : width), 0)
  let x: number = PAGE.side
  return columns.map((column) => {
    const width = column.width === "rest" ? INNER - taken : column.width
    const placed = { ...column, x, width }
    x += width
    return placed
  })
}

function drawNames(sheet: Sheet, columns: readonly Placed[], table: PDFKit.PDFStructureElement, top: number): number {
  const { doc, pen, decorate, write, row } = sheet
  const within = row(table)
  const names = columns.map(({ title, form, width }) => [
    ...pen.wrap(title, looks.label, width - PAD),
    ...(form === undefined ? [] : pen.wrap(form, looks.small, width - PAD)),
  ])
  const height = Math.max(...names.map(({ length }) => length)) * 10 + 8
  decorate(() => doc.rect(PAGE.side, top, INNER, height).fill(colours.tint))
  decorate(() => doc.rect(PAGE.side, top + height, INNER, 0.8).fill(colours.text))
  names.forEach((lines, nth) => {
    const column = columns[nth]
    if (column) write("TH", lines, looks.label, spotOf(column, top + 12), { leading: 10, within })
  })
  within.end()
  return top + height
}

function drawRow(
  { write, pen, row }: Sheet,
  columns: readonly Placed[],
  table: PDFKit.PDFStructureElement,
  { cells }: Row,
  top: number,
  look: Look,
): void {
  const within = row(table)
  columns.forEach((column, nth) => {
    const lines = pen.wrap(cells[nth] ?? "", look, column.width - PAD)
    write("TD", lines, look, spotOf(column, top + PAD + look.size), { leading: LEADING, within })
  })
  within.end()
}

function heightOf({ pen }: Sheet, columns: readonly Placed[], { cells }: Row, look: Look): number {
  const lines = columns.map(({ width }, nth) => pen.wrap(cells[nth] ?? "", look, width - PAD).length)
  return Math.max(1, ...lines) * LEADING + 2 * PAD - 1
}

function spotOf({ x, width, align }: Placed, baseline: number) {
  return { x: align === "left" ? x + 2 : x, width: width - 2, baseline, align }
}
