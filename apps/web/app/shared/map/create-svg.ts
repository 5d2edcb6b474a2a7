type Part = readonly [name: "path" | "circle", attributes: Readonly<Record<string, string | number>>]

const SVG = "http://www.w3.org/2000/svg"

/** A drawing for a marker, which Leaflet takes as an element: text it would make markup of, and the page's policy forbids that. */
export function createSvg(attributes: Part[1], parts: readonly Part[]): SVGSVGElement {
  const drawing = document.createElementNS(SVG, "svg")
  setAttributes(drawing, { ...attributes, "aria-hidden": "true" })
  for (const [name, given] of parts) {
    const part = document.createElementNS(SVG, name)
    setAttributes(part, given)
    drawing.append(part)
  }
  return drawing
}

function setAttributes(element: Element, attributes: Part[1]): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
}
