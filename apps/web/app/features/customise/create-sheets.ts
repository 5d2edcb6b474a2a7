import { type LayerChoices, layerPizza } from "@hearth/artwork/layer-pizza.ts"
import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"

/** A picture of its own, read once and laid down as it is: the page does not read or lay out what is inside. */
export interface Sheet {
  name: string
  image: HTMLImageElement
}

export interface Sheets {
  of(choices: LayerChoices): Sheet[]
  /** Whether all of them can be shown at once. */
  areReady(choices: LayerChoices): boolean
  /** Draws them and has the browser read them, so that showing one later takes no time. */
  prepare(choices: LayerChoices): Promise<void>
}

/** The sheets a pizza's picture is made of, each drawn when it is first asked for. */
export function createSheets(id: string, recipe: PizzaRecipe, rightHalf: PizzaRecipe | undefined): Sheets {
  const layersFor = layerPizza(id, recipe, rightHalf)
  const images = new Map<string, HTMLImageElement>()

  function of(choices: LayerChoices): Sheet[] {
    return layersFor(choices).map(({ name, svg }) => {
      const image = images.get(name) ?? read(svg)
      images.set(name, image)
      return { name, image }
    })
  }

  return {
    of,
    areReady: (choices) => of(choices).every(({ image }) => image.complete),
    async prepare(choices) {
      // One that can't be read is shown all the same, as soon as the browser can.
      await Promise.allSettled(of(choices).map(({ image }) => image.decode()))
    },
  }
}

function read(svg: string): HTMLImageElement {
  const image = new Image()
  image.alt = ""
  image.decoding = "sync"
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return image
}
