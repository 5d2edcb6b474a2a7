import { type LayerChoices, layerPizza } from "@hearth/artwork/layer-pizza.ts"
import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"

export interface Sheet {
  name: string
  /** A picture of its own, in the address itself. */
  url: string
}

export interface Sheets {
  of(choices: LayerChoices): Sheet[]
  /** Draws them and has the browser read them, so that showing one later takes no time. */
  prepare(choices: LayerChoices): Promise<void>
  isReady(url: string): boolean
}

/**
 * The sheets a pizza's picture is made of, as pictures by themselves: the page does not read, lay out or paint what is
 * inside them, and what was read once is shown at once.
 */
export function createSheets(id: string, recipe: PizzaRecipe, rightHalf: PizzaRecipe | undefined): Sheets {
  const layersFor = layerPizza(id, recipe, rightHalf)
  const urls = new Map<string, string>()
  // Held, or the browser would forget what it has read.
  const read = new Map<string, { image: HTMLImageElement; ready: boolean }>()

  function of(choices: LayerChoices): Sheet[] {
    return layersFor(choices).map(({ name, svg }) => {
      const url = urls.get(name) ?? `data:image/svg+xml,${encodeURIComponent(svg)}`
      urls.set(name, url)
      return { name, url }
    })
  }

  async function readOnce(url: string): Promise<void> {
    const known = read.get(url)
    if (known?.ready) return
    const image = known?.image ?? new Image()
    read.set(url, { image, ready: false })
    if (!known) image.src = url
    try {
      await image.decode()
    } catch {
      // Shown all the same, as soon as the browser can.
    }
    read.set(url, { image, ready: true })
  }

  return {
    of,
    async prepare(choices) {
      await Promise.all(of(choices).map(({ url }) => readOnce(url)))
    },
    isReady: (url) => read.get(url)?.ready === true,
  }
}
