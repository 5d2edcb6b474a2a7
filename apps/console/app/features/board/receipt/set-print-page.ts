/** CSS pixels per millimetre. */
const PX_PER_MM = 96 / 25.4
const MARGIN_MM = 3
/** Spare millimetres, so that rounding doesn't start another page. */
const SPARE_MM = 2

/**
 * Sets the size of the printed page: the width of the roll and the length of the receipt. CSS has no page that grows
 * with its content, so each receipt sets its own size. Returns a function that removes the setting.
 */
export function setPrintPage(heightPx: number): () => void {
  const sheet = new CSSStyleSheet()
  const length = Math.ceil(heightPx / PX_PER_MM) + 2 * MARGIN_MM + SPARE_MM
  sheet.replaceSync(`@page { size: 80mm ${length}mm; margin: ${MARGIN_MM}mm 4mm }`)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
