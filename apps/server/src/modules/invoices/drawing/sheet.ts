import Pdf from "pdfkit"
import type { InvoiceContent } from "../content/invoice-content.ts"
import { createPdfWriter, type TextStyle, type PdfWriter, type TextPosition } from "./pdf-writer.ts"

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, side: 42, top: 40, bottom: 52 } as const
export const INNER = PAGE.width - 2 * PAGE.side

export const colours = { text: "#1F1A17", soft: "#5E5550", line: "#C9BFB4", tint: "#F5EFE6", brand: "#C8321F" } as const

export const textStyles = {
  text: { face: "text", size: 8.5, colour: colours.text },
  strong: { face: "strong", size: 8.5, colour: colours.text },
  soft: { face: "text", size: 8.5, colour: colours.soft },
  small: { face: "text", size: 7.5, colour: colours.soft },
  label: { face: "strong", size: 7.5, colour: colours.soft },
  name: { face: "strong", size: 10.5, colour: colours.text },
  heading: { face: "display", size: 20, colour: colours.text },
  brand: { face: "display", size: 22, colour: colours.brand },
  total: { face: "strong", size: 13, colour: colours.text },
} as const satisfies Record<string, TextStyle>

type Element = PDFKit.PDFStructureElement
type Tag = "H1" | "P" | "TH" | "TD"

/** A document with its tags, so that it can be read aloud: what is no text is marked as decoration. */
export interface Sheet {
  doc: PDFKit.PDFDocument
  writer: PdfWriter
  /** Lines of text as one paragraph, heading or cell; the baseline after the last. */
  write(
    tag: Tag,
    lines: readonly string[],
    style: TextStyle,
    position: TextPosition,
    options?: { leading?: number; within?: Element },
  ): number
  table(): Element
  row(table: Element): Element
  /** Lines, boxes, the brand's mark, and what repeats on every page. */
  decorate(draw: () => void): void
}

/** Not of Latin letters: shaped glyphs don't say what was written. */
const NON_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

export function openSheet({ about }: InvoiceContent): Sheet {
  const issued = new Date(about.issuedAt)
  const doc = new Pdf({
    size: "A4",
    margin: 0,
    // No font before the first text: the standard ones are not embedded.
    font: "",
    pdfVersion: "1.7",
    subset: "PDF/A-2a",
    tagged: true,
    lang: "en",
    displayTitle: true,
    bufferPages: true,
    // Its own dates, not the moment's: the same order is the same file whenever it is made.
    info: {
      Title: about.title,
      Subject: about.subject,
      Author: about.author,
      Creator: "Hearth",
      CreationDate: issued,
      ModDate: issued,
    },
  })
  const writer = createPdfWriter(doc)
  const root = doc.struct("Document")
  doc.addStructure(root)
  const inside = (parent: Element, tag: string) => {
    const element = doc.struct(tag)
    parent.add(element)
    return element
  }
  return {
    doc,
    writer,
    write(tag, lines, style, position, { leading = style.size * 1.4, within = root } = {}) {
      const joined = lines.join(" ")
      const options = NON_LATIN.test(joined) ? { actual: joined } : {}
      const element = doc.struct(tag, options, () =>
        lines.forEach((text, index) =>
          writer.line(text, style, { ...position, baseline: position.baseline + index * leading }),
        ),
      )
      within.add(element)
      return position.baseline + lines.length * leading
    },
    table: () => inside(root, "Table"),
    row: (table) => inside(table, "TR"),
    decorate(draw) {
      doc.markContent("Artifact", { type: "Layout" })
      draw()
      doc.endMarkedContent()
    },
  }
}
