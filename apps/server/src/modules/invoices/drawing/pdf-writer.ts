import { type Face, openFont, NO_MARK_FEATURES, type Run, splitRuns } from "./font-runs.ts"

type Document = PDFKit.PDFDocument

export interface TextStyle {
  face: Face
  size: number
  colour: string
}

export interface TextPosition {
  x: number
  /** The y coordinate of the text's baseline. */
  baseline: number
  width: number
  align?: "left" | "right" | "center"
}

/** Measures, wraps and writes lines of text, with all the fonts that a line needs. */
export interface PdfWriter {
  wrap(text: string, style: TextStyle, width: number): string[]
  line(text: string, style: TextStyle, position: TextPosition): void
}

export function createPdfWriter(doc: Document): PdfWriter {
  const registeredFonts = new Set<string>()

  function selectFont({ font }: Run, size: number): Document {
    if (!registeredFonts.has(font)) {
      // Passes an opened font, because opening it takes longer than drawing the page. The library's types only allow
      // font data.
      doc.registerFont(font, openFont(font) as unknown as Uint8Array)
      registeredFonts.add(font)
    }
    return doc.font(font).fontSize(size)
  }

  const measure = (runs: readonly Run[], size: number) =>
    runs.map((run) => selectFont(run, size).widthOfString(run.text, shaping(run))).reduce((sum, each) => sum + each, 0)

  return {
    wrap(text, { face, size }, width) {
      const fits = (part: string) => measure(splitRuns(part, face), size) <= width
      return breakLines(text, fits)
    },
    line(text, { face, size, colour }, { x, baseline, width, align = "left" }) {
      const runs = splitRuns(text, face)
      const freeWidth = width - measure(runs, size)
      let cursorX = x + (align === "left" ? 0 : align === "right" ? freeWidth : freeWidth / 2)
      for (const run of runs) {
        const options = { ...shaping(run), lineBreak: false, baseline: "alphabetic" } as const
        selectFont(run, size).fillColor(colour).text(run.text, cursorX, baseline, options)
        cursorX += doc.widthOfString(run.text, shaping(run))
      }
    },
  }
}

/** The library's types don't know that features can also be switched off. */
function shaping({ isPlain }: Run): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return isPlain ? { features: NO_MARK_FEATURES as unknown as PDFKit.Mixins.OpenTypeFeatures[] } : {}
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/** Breaks between words, and inside a word only if it is longer than a line. */
export function breakLines(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = []
  let line = ""
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const candidate = line === "" ? word : `${line} ${word}`
    if (fits(candidate)) {
      line = candidate
      continue
    }
    if (line !== "") lines.push(line)
    line = ""
    for (const { segment } of graphemes.segment(word)) {
      if (line !== "" && !fits(line + segment)) {
        lines.push(line)
        line = ""
      }
      line += segment
    }
  }
  if (line !== "") lines.push(line)
  return lines
}
