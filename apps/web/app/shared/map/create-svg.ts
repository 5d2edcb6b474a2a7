type Part = readonly [name: "path" | "circle", attributes: Readonly<Record<string, string | number>>]

const SVG = "http://www.w3.org/2000/svg"

/** Creates a marker's drawing as an element: Leaflet would turn text into markup, which the page's policy forbids. */
export function createSvg(attributes: Part[1], parts: readonly Part[]): SVGSVGElement {
  const drawing = document.createElementNS(SVG, "svg")
  setAttributes(drawing, { ...attributes, "aria-hidden": "true" })
  for (const [name, partAttributes] of parts) {
    const part = document.createElementNS(SVG, name)
    setAttributes(part, partAttributes)
    drawing.append(part)
  }
  return drawing
}

function setAttributes(element: Element, attributes: Part[1]): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
}
