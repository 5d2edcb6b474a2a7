/** CSS pixels. */
const PX_PER_MM = 96 / 25.4
const MARGIN = 3
/** Rounding must not begin another page. */
const SPARE = 2

/**
 * A page of the roll: as wide as it is, and as long as what stands on it. CSS knows no page that grows, so each slip says
 * its own. Returns how to take it back.
 */
export function setPrintPage(height: number): () => void {
  const sheet = new CSSStyleSheet()
  const length = Math.ceil(height / PX_PER_MM) + 2 * MARGIN + SPARE
  sheet.replaceSync(`@page { size: 80mm ${length}mm; margin: ${MARGIN}mm 4mm }`)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
