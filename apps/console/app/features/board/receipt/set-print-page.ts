/** CSS pixels per millimetre. */
const PX_PER_MM = 96 / 25.4
const MARGIN = 3
/** Spare millimetres, so that rounding doesn't start another page. */
const SPARE = 2

/**
 * Sets the size of the printed page: the width of the roll and the length of the receipt. CSS has no page that grows
 * with its content, so each receipt sets its own. Returns a function that removes the setting.
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
