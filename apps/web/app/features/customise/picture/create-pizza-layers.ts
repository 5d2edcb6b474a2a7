import { type LayerChoices, layerPizza } from "@hearth/artwork/layer-pizza.ts"
import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"

/** A separate image that is decoded once, so that the page doesn't parse or lay out its contents. */
export interface PizzaLayer {
  name: string
  image: HTMLImageElement | HTMLCanvasElement
}

export interface PizzaLayers {
  layersFor(choices: LayerChoices): PizzaLayer[]
  /** Draws and paints missing layers ahead, so that they appear without delay. */
  prepare(choices: LayerChoices): Promise<void>
}

interface DrawnLayer {
  image: HTMLImageElement
  canvas?: HTMLCanvasElement
  /** The image or canvas that is on the page. It stays there even if the other becomes available. */
  shownImage?: PizzaLayer["image"]
}

/** The layers of a pizza's picture, each drawn on first use. */
export function createPizzaLayers(id: string, recipe: PizzaRecipe, rightHalf: PizzaRecipe | undefined): PizzaLayers {
  const layersFor = layerPizza(id, recipe, rightHalf)
  const drawnLayers = new Map<string, DrawnLayer>()

  function draw(name: string, svg: string): DrawnLayer {
    const drawn = drawnLayers.get(name) ?? { image: loadImage(svg) }
    drawnLayers.set(name, drawn)
    return drawn
  }

  return {
    layersFor: (choices) =>
      layersFor(choices).map(({ name, svg }) => {
        const drawn = draw(name, svg)
        drawn.shownImage ??= drawn.canvas ?? drawn.image
        return { name, image: drawn.shownImage }
      }),
    async prepare(choices) {
      for (const { name, svg } of layersFor(choices)) {
        const drawn = draw(name, svg)
        if (drawn.shownImage || drawn.canvas) continue
        // If decoding fails, the image is not painted to a canvas; the browser shows it once it has loaded.
        await drawn.image.decode().catch(() => undefined)
        drawn.canvas = paintToCanvas(drawn.image)
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

/** The plate's maximum width in CSS pixels. More than two device pixels per CSS pixel make no visible difference. */
const PLATE_WIDTH = { phone: 300, desktop: 480 }

/** Paints ahead of time: browsers rasterise an SVG each time it is shown, which is the longest part of a tap. */
function paintToCanvas(image: HTMLImageElement): HTMLCanvasElement | undefined {
  const width = window.innerWidth < 771 ? PLATE_WIDTH.phone : PLATE_WIDTH.desktop
  const canvas = document.createElement("canvas")
  canvas.width = canvas.height = Math.round(width * Math.min(window.devicePixelRatio, 2))
  const context = canvas.getContext("2d")
  if (!context || !image.complete || image.naturalWidth === 0) return undefined
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
