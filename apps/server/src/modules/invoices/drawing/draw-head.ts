import type { Fact, InvoicePaper, Party } from "../paper/invoice-paper.ts"
import { drawMark } from "./draw-mark.ts"
import { colours, INNER, looks, PAGE, type Sheet } from "./sheet.ts"

const GAP = 24
const HALF = (INNER - GAP) / 2
const RIGHT = PAGE.side + HALF + GAP

/** Who sold what to whom, when, under which number; where the table begins. */
export function drawHead(sheet: Sheet, paper: InvoicePaper): number {
  const top = paper.form ? drawForm(sheet, paper.form) : PAGE.top
  const line = drawTitle(sheet, paper, top)
  const seller = drawParty(sheet, paper.seller, PAGE.side, line + 22)
  const facts = drawFacts(sheet, paper.facts, RIGHT, line + 22)
  const buyer = drawParty(sheet, paper.buyer, RIGHT, facts + 10)
  return Math.max(seller, buyer) + 8
}

/** The country's own form names itself first. */
function drawForm(sheet: Sheet, { offices, heading, rule, mark }: NonNullable<InvoicePaper["form"]>): number {
  const { doc, decorate, write } = sheet
  const centred = { x: PAGE.side, width: INNER, align: "center" } as const
  let baseline = PAGE.top + 6
  baseline = write("P", offices, looks.text, { ...centred, baseline }, { leading: 13 })
  baseline = write("P", [heading], { ...looks.name, size: 13 }, { ...centred, baseline: baseline + 6 }, { leading: 14 })
  baseline = write("P", [rule], looks.small, { ...centred, baseline }, { leading: 12 })
  const width = 74
  const x = PAGE.width - PAGE.side - width
  decorate(() =>
    doc
      .rect(x, PAGE.top - 6, width, 24)
      .lineWidth(0.8)
      .stroke(colours.text),
  )
  write("P", [mark], looks.name, { x, baseline: PAGE.top + 10, width, align: "center" })
  return baseline + 8
}

function drawTitle({ doc, decorate, write }: Sheet, { brand, heading }: InvoicePaper, top: number): number {
  decorate(() => drawMark(doc, PAGE.side, top, 30))
  const baseline = top + 23
  write("P", [brand], looks.brand, { x: PAGE.side + 37, baseline, width: HALF })
  write("H1", [heading], looks.heading, { x: PAGE.side, baseline, width: INNER, align: "right" })
  const line = top + 40
  decorate(() => doc.rect(PAGE.side, line, INNER, 1.4).fill(colours.brand))
  return line
}

function drawParty({ pen, write }: Sheet, party: Party, x: number, top: number): number {
  const spot = { x, width: HALF }
  let baseline = write("P", [party.title], looks.label, { ...spot, baseline: top }, { leading: 14 })
  baseline = write("P", pen.wrap(party.name, looks.name, HALF), looks.name, { ...spot, baseline })
  for (const line of party.lines) {
    baseline = write("P", pen.wrap(line, looks.text, HALF), looks.text, { ...spot, baseline })
  }
  return drawLabelled({ pen, write }, party.facts, x, baseline + 2)
}

function drawLabelled({ pen, write }: Pick<Sheet, "pen" | "write">, facts: readonly Fact[], x: number, top: number) {
  return facts.reduce((baseline, { label, value }) => {
    const lines = pen.wrap(`${label}: ${value}`, looks.strong, HALF)
    return write("P", lines, looks.strong, { x, baseline, width: HALF })
  }, top)
}

const LABEL = 92

function drawFacts({ pen, write }: Sheet, facts: readonly Fact[], x: number, top: number): number {
  return facts.reduce((baseline, { label, value }) => {
    write("P", [label], looks.soft, { x, baseline, width: LABEL })
    const width = HALF - LABEL
    return write("P", pen.wrap(value, looks.strong, width), looks.strong, { x: x + LABEL, baseline, width })
  }, top)
}
