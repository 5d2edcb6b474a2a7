import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { Control, type ControlPosition, DomEvent } from "leaflet/dist/leaflet-src.esm.js"

type Credit = NonNullable<PageContext["mapTiles"]>["attribution"]

/** Replaces a method of Leaflet's scale that sets `innerHTML`, which the page's Trusted Types policy blocks. */
export const Scale = Control.Scale.extend({
  options: { imperial: false, position: "topleft" satisfies ControlPosition, maxWidth: 90 },
  _updateScale(line: HTMLElement, length: string, part: number) {
    line.style.width = `${Math.round(90 * part)}px`
    line.textContent = length
  },
})

/** The credits of the map's data. Leaflet's own control sets `innerHTML`, too. */
export class Credits extends Control {
  readonly #line = document.createElement("div")

  constructor() {
    super({ position: "bottomleft" })
    this.#line.className = "leaflet-control-attribution"
    DomEvent.disableClickPropagation(this.#line)
  }

  override onAdd(): HTMLElement {
    return this.#line
  }

  show(credit: Credit): void {
    this.#line.replaceChildren(
      ...credit.map(({ text, href }) => {
        if (href === undefined) return text
        const link = document.createElement("a")
        Object.assign(link, { href, target: "_blank", rel: "noopener noreferrer", textContent: text })
        return link
      }),
    )
  }
}
