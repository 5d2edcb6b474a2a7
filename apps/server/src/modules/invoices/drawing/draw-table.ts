import type { Column, InvoiceContent, Row } from "../content/invoice-content.ts"
import { newPage } from "./new-page.ts"
import type { TextStyle } from "./pdf-writer.ts"
import { colours, CONTENT_WIDTH, textStyles, PAGE, type Sheet } from "./sheet.ts"

const PADDING = 4
const LEADING = 11
const PAGE_END = PAGE.height - PAGE.bottom

interface PlacedColumn extends Column {
  x: number
  width: number
}

/** Draws the rows, on as many pages as needed, each with the column titles. Returns where the table ends. */
export function drawTable(sheet: Sheet, content: InvoiceContent, tableTop: number): number {
  const columns = placeColumns(content.columns)
  const table = sheet.table()
  let top = drawHeader(sheet, columns, table, tableTop)
  for (const row of content.rows) {
    const height = heightOf(sheet, columns, row, textStyles.text)
    if (top + height > PAGE_END) top = drawHeader(sheet, columns, table, newPage(sheet, content))
    drawRow(sheet, columns, table, row, top, textStyles.text)
    top += height
    sheet.decorate(() => sheet.doc.rect(PAGE.side, top, CONTENT_WIDTH, 0.4).fill(colours.line))
  }
  const height = heightOf(sheet, columns, content.columnTotals, textStyles.strong)
  if (top + height > PAGE_END) top = drawHeader(sheet, columns, table, newPage(sheet, content))
  drawRow(sheet, columns, table, content.columnTotals, top, textStyles.strong)
  sheet.decorate(() => sheet.doc.rect(PAGE.side, top + height, CONTENT_WIDTH, 1).fill(colours.text))
  table.end()
  return top + height
}

function placeColumns(columns: readonly Column[]): PlacedColumn[] {
  const fixedWidth = columns.reduce((sum, { width }) => sum + (width === "rest" ? 0 : width), 0)
  let x: number = PAGE.side
  return columns.map((column) => {
    const width = column.width === "rest" ? CONTENT_WIDTH - fixedWidth : column.width
    const placed = { ...column, x, width }
    x += width
    return placed
  })
}

function drawHeader(
  sheet: Sheet,
  columns: readonly PlacedColumn[],
  table: PDFKit.PDFStructureElement,
  top: number,
): number {
  const { doc, writer, decorate, write, row } = sheet
  const within = row(table)
  const titles = columns.map(({ title, form, width }) => [
    ...writer.wrap(title, textStyles.label, width - PADDING),
    ...(form === undefined ? [] : writer.wrap(form, textStyles.small, width - PADDING)),
  ])
  const height = Math.max(...titles.map(({ length }) => length)) * 10 + 8
  decorate(() => doc.rect(PAGE.side, top, CONTENT_WIDTH, height).fill(colours.tint))
  decorate(() => doc.rect(PAGE.side, top + height, CONTENT_WIDTH, 0.8).fill(colours.text))
  titles.forEach((lines, index) => {
    const column = columns[index]
    if (column) write("TH", lines, textStyles.label, positionOf(column, top + 12), { leading: 10, within })
  })
  within.end()
  return top + height
}

function drawRow(
  { write, writer, row }: Sheet,
  columns: readonly PlacedColumn[],
  table: PDFKit.PDFStructureElement,
  { cells }: Row,
  top: number,
  style: TextStyle,
): void {
  const within = row(table)
  columns.forEach((column, index) => {
    const lines = writer.wrap(cells[index] ?? "", style, column.width - PADDING)
    write("TD", lines, style, positionOf(column, top + PADDING + style.size), { leading: LEADING, within })
  })
  within.end()
}

function heightOf({ writer }: Sheet, columns: readonly PlacedColumn[], { cells }: Row, style: TextStyle): number {
  const lines = columns.map(({ width }, index) => writer.wrap(cells[index] ?? "", style, width - PADDING).length)
  return Math.max(1, ...lines) * LEADING + 2 * PADDING - 1
}

function positionOf({ x, width, align }: PlacedColumn, baseline: number) {
  return { x: align === "left" ? x + 2 : x, width: width - 2, baseline, align }
}
