import { colours } from "./sheet.ts"

/** The brand's logo, a flame with a slice. It stays recognisable in black and white. */
const FLAME =
  "M22 1.5c.8 6.8 12.5 11 12.5 22.3C34.5 32 28 38.5 20 38.5S5.5 32 5.5 23.8c0-5.4 2.9-9.2 5.7-12.2.3 2.9 1.2 4.8 2.9 6C14 11.4 17 5.6 22 1.5Z"
const GLOW =
  "M21.8 9.5c.4 4.5 8.2 8 8.2 15.3a10 10 0 0 1-20 .2c0-2.5.9-4.6 2.1-6.4.8 1.9 2.2 2.9 4.2 3.2-.6-4.5 1.8-9.2 5.5-12.3Z"
const SLICE = "M11.8 22.7c5.3-2.9 11.1-2.9 16.4 0L20.9 35.5a1 1 0 0 1-1.8 0z"
const VIEW_BOX_SIZE = 40

export function drawLogo(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / VIEW_BOX_SIZE)
  doc.path(FLAME).fill(colours.brand)
  doc.path(GLOW).fill("#F26B21")
  doc.path(SLICE).fill("#FFF3DC")
  doc.circle(17, 24.9, 1.7).circle(22.8, 25.4, 1.7).circle(19.9, 30, 1.5).fill(colours.brand)
  doc.restore()
}
