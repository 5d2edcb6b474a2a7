import type { Fact, InvoiceContent, Party } from "../content/invoice-content.ts"
import { drawLogo } from "./draw-logo.ts"
import { colours, CONTENT_WIDTH, textStyles, PAGE, type Sheet } from "./sheet.ts"

const GAP = 24
const HALF_WIDTH = (CONTENT_WIDTH - GAP) / 2
const RIGHT_COLUMN_X = PAGE.side + HALF_WIDTH + GAP

/** Draws seller, buyer, number and date. Returns where the table begins. */
export function drawHead(sheet: Sheet, content: InvoiceContent): number {
  const top = content.form ? drawForm(sheet, content.form) : PAGE.top
  const titleBottom = drawTitle(sheet, content, top)
  const sellerBottom = drawParty(sheet, content.seller, PAGE.side, titleBottom + 22)
  const factsBottom = drawFacts(sheet, content.facts, RIGHT_COLUMN_X, titleBottom + 22)
  const buyerBottom = drawParty(sheet, content.buyer, RIGHT_COLUMN_X, factsBottom + 10)
  return Math.max(sellerBottom, buyerBottom) + 8
}

/** Draws the heading of the country's official form. */
function drawForm(sheet: Sheet, { offices, heading, rule, mark }: NonNullable<InvoiceContent["form"]>): number {
  const { doc, decorate, write } = sheet
  const centred = { x: PAGE.side, width: CONTENT_WIDTH, align: "center" } as const
  let baseline = PAGE.top + 6
  baseline = write("P", offices, textStyles.text, { ...centred, baseline }, { leading: 13 })
  baseline = write(
    "P",
    [heading],
    { ...textStyles.name, size: 13 },
    { ...centred, baseline: baseline + 6 },
    { leading: 14 },
  )
  baseline = write("P", [rule], textStyles.small, { ...centred, baseline }, { leading: 12 })
  const width = 74
  const x = PAGE.width - PAGE.side - width
  decorate(() =>
    doc
      .rect(x, PAGE.top - 6, width, 24)
      .lineWidth(0.8)
      .stroke(colours.text),
  )
  write("P", [mark], textStyles.name, { x, baseline: PAGE.top + 10, width, align: "center" })
  return baseline + 8
}

function drawTitle({ doc, decorate, write }: Sheet, { brand, heading }: InvoiceContent, top: number): number {
  decorate(() => drawLogo(doc, PAGE.side, top, 30))
  const baseline = top + 23
  write("P", [brand], textStyles.brand, { x: PAGE.side + 37, baseline, width: HALF_WIDTH })
  write("H1", [heading], textStyles.heading, { x: PAGE.side, baseline, width: CONTENT_WIDTH, align: "right" })
  const ruleTop = top + 40
  decorate(() => doc.rect(PAGE.side, ruleTop, CONTENT_WIDTH, 1.4).fill(colours.brand))
  return ruleTop
}

function drawParty({ writer, write }: Sheet, party: Party, x: number, top: number): number {
  const position = { x, width: HALF_WIDTH }
  let baseline = write("P", [party.title], textStyles.label, { ...position, baseline: top }, { leading: 14 })
  baseline = write("P", writer.wrap(party.name, textStyles.name, HALF_WIDTH), textStyles.name, {
    ...position,
    baseline,
  })
  for (const line of party.lines) {
    baseline = write("P", writer.wrap(line, textStyles.text, HALF_WIDTH), textStyles.text, { ...position, baseline })
  }
  return drawLabelled({ writer, write }, party.facts, x, baseline + 2)
}

function drawLabelled(
  { writer, write }: Pick<Sheet, "writer" | "write">,
  facts: readonly Fact[],
  x: number,
  top: number,
) {
  return facts.reduce((baseline, { label, value }) => {
    const lines = writer.wrap(`${label}: ${value}`, textStyles.strong, HALF_WIDTH)
    return write("P", lines, textStyles.strong, { x, baseline, width: HALF_WIDTH })
  }, top)
}

const LABEL_WIDTH = 92

function drawFacts({ writer, write }: Sheet, facts: readonly Fact[], x: number, top: number): number {
  return facts.reduce((baseline, { label, value }) => {
    write("P", [label], textStyles.soft, { x, baseline, width: LABEL_WIDTH })
    const width = HALF_WIDTH - LABEL_WIDTH
    return write("P", writer.wrap(value, textStyles.strong, width), textStyles.strong, {
      x: x + LABEL_WIDTH,
      baseline,
      width,
    })
  }, top)
}
