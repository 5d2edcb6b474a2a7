import { type LayerChoices, layerPizza } from "@hearth/artwork/layer-pizza.ts"
import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"

/** A picture of its own, read once and laid down as it is: the page does not read or lay out what is inside. */
export interface PizzaLayer {
  name: string
  image: HTMLImageElement | HTMLCanvasElement
}

export interface PizzaLayers {
  layersFor(choices: LayerChoices): PizzaLayer[]
  /** Draws what is not drawn yet and has the browser paint it, so that showing it later takes no time. */
  prepare(choices: LayerChoices): Promise<void>
}

interface DrawnLayer {
  image: HTMLImageElement
  painted?: HTMLCanvasElement
  /** Which of the two is on the page: it stays that one. */
  shown?: PizzaLayer["image"]
}

/** The sheets a pizza's picture is made of, each drawn when it is first asked for. */
export function createPizzaLayers(id: string, recipe: PizzaRecipe, rightHalf: PizzaRecipe | undefined): PizzaLayers {
  const layersFor = layerPizza(id, recipe, rightHalf)
  const sheets = new Map<string, DrawnLayer>()

  function draw(name: string, svg: string): DrawnLayer {
    const drawn = sheets.get(name) ?? { image: loadImage(svg) }
    sheets.set(name, drawn)
    return drawn
  }

  return {
    layersFor: (choices) =>
      layersFor(choices).map(({ name, svg }) => {
        const drawn = draw(name, svg)
        drawn.shown ??= drawn.painted ?? drawn.image
        return { name, image: drawn.shown }
      }),
    async prepare(choices) {
      for (const { name, svg } of layersFor(choices)) {
        const drawn = draw(name, svg)
        if (drawn.shown || drawn.painted) continue
        // One that can't be read is shown all the same, as soon as the browser can.
        await drawn.image.decode().catch(() => undefined)
        drawn.painted = paintToCanvas(drawn.image)
      }
    },
  }
}

function loadImage(svg: string): HTMLImageElement {
  const image = new Image()
  image.alt = ""
  image.decoding = "sync"
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return image
}

/** As wide as the plate can be, in points of the screen; beyond two of them to a pixel nobody sees a difference. */
const PLATE_WIDTH = { phone: 300, desk: 480 }

/** Painted ahead: a browser paints a drawing anew each time it is shown, which is the longest part of a tap. */
function paintToCanvas(image: HTMLImageElement): HTMLCanvasElement | undefined {
  const width = window.innerWidth < 771 ? PLATE_WIDTH.phone : PLATE_WIDTH.desk
  const canvas = document.createElement("canvas")
  canvas.width = canvas.height = Math.round(width * Math.min(window.devicePixelRatio, 2))
  const context = canvas.getContext("2d")
  if (!context || !image.complete || image.naturalWidth === 0) return undefined
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
