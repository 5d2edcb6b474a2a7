import Pdf from "pdfkit"
import type { InvoiceContent } from "../content/invoice-content.ts"
import { createPdfWriter, type TextStyle, type PdfWriter, type TextPosition } from "./pdf-writer.ts"

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, side: 42, top: 40, bottom: 52 } as const
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side

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

/** A tagged PDF document that screen readers can read. Everything but text is marked as decoration. */
export interface Sheet {
  doc: PDFKit.PDFDocument
  writer: PdfWriter
  /** Writes lines of text as one paragraph, heading or cell. Returns the baseline after the last line. */
  write(
    tag: Tag,
    lines: readonly string[],
    style: TextStyle,
    position: TextPosition,
    options?: { leading?: number; within?: Element },
  ): number
  table(): Element
  row(table: Element): Element
  /** Draws lines, boxes, the logo and parts that repeat on every page, which screen readers skip. */
  decorate(draw: () => void): void
}

/**
 * Matches text in other scripts than Latin. Its characters are also stored in the PDF, because a reader can't recover
 * them from shaped glyphs.
 */
const NON_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

export function openSheet({ metadata }: InvoiceContent): Sheet {
  const issuedAt = new Date(metadata.issuedAt)
  const doc = new Pdf({
    size: "A4",
    margin: 0,
    // No font before the first text, because PDF's standard fonts would not be embedded.
    font: "",
    pdfVersion: "1.7",
    subset: "PDF/A-2a",
    tagged: true,
    lang: "en",
    displayTitle: true,
    bufferPages: true,
    // The invoice's date instead of the current time, so that an order's file is always the same.
    info: {
      Title: metadata.title,
      Subject: metadata.subject,
      Author: metadata.author,
      Creator: "Hearth",
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  })
  const writer = createPdfWriter(doc)
  const root = doc.struct("Document")
  doc.addStructure(root)
  const addChild = (parent: Element, tag: string) => {
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
    table: () => addChild(root, "Table"),
    row: (table) => addChild(table, "TR"),
    decorate(draw) {
      doc.markContent("Artifact", { type: "Layout" })
      draw()
      doc.endMarkedContent()
    },
  }
}
