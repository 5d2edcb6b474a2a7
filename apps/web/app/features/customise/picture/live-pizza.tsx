import { describePizza } from "@hearth/artwork/describe-pizza.ts"
import type { KitchenData } from "@hearth/contract/calls/catalog.calls.ts"
import type { PizzaChoices } from "@hearth/domain/menu/configure-pizza.ts"
import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { createPizzaLayers, type PizzaLayer, type PizzaLayers } from "./create-pizza-layers.ts"
import styles from "./live-pizza.module.css"
import { likelyNextChoices } from "./likely-next-choices.ts"

interface LivePizzaProps {
  id: string
  /** The menu's recipe. */
  recipe: PizzaRecipe
  rightHalf: PizzaRecipe | undefined
  choices: PizzaChoices
  kitchen: KitchenData
  /** The configured recipes, for the text alternative. */
  recipes: readonly PizzaRecipe[]
}

/** The pizza as configured. Each topping is a separate layer, so that layers already shown are not painted again. */
export function LivePizza({ id, recipe, rightHalf, choices, kitchen, recipes }: LivePizzaProps) {
  const layers = useMemo(() => createPizzaLayers(id, recipe, rightHalf), [id, recipe, rightHalf])
  const [baseLayer, ...topLayers] = layers.layersFor(choices)
  const [firstRecipe, rightRecipe] = recipes
  const [initialChoices] = useState(choices)
  usePrepareLayers(layers, choices, kitchen)
  const keyPrefix = rightHalf ? `half ${id}` : "whole"
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several images that form one picture
    <div role="img" aria-label={describePizza(firstRecipe ?? recipe, rightRecipe)} className={styles.picture}>
      {baseLayer ? <Layer image={baseLayer.image} isAnimated={false} /> : undefined}
      {topLayers.map(({ name, image }) => (
        <Layer key={`${keyPrefix} ${name}`} image={image} isAnimated={choices !== initialChoices} />
      ))}
    </div>
  )
}

/**
 * Initial layers don't move; later ones are animated. A changed image replaces the previous one only when it has
 * loaded, so that no layer disappears in between.
 */
const Layer = memo(
  function Layer({ image, isAnimated }: Pick<PizzaLayer, "image"> & { isAnimated: boolean }) {
    const containerRef = useRef<HTMLDivElement>(null)
    const [isLanding] = useState(isAnimated)
    useLayoutEffect(() => {
      const show = () => containerRef.current?.replaceChildren(image)
      if (!("complete" in image) || image.complete || containerRef.current?.childElementCount === 0) return void show()
      image.addEventListener("load", show)
      return () => image.removeEventListener("load", show)
    }, [image])
    return <div ref={containerRef} className={isLanding ? styles.landing : styles.layer} />
  },
  (before, after) => before.image === after.image,
)

/** Prepares the layers that the next tap may need, while the browser is idle. */
function usePrepareLayers(layers: PizzaLayers, choices: PizzaChoices, kitchen: KitchenData): void {
  useEffect(() => {
    const queue = likelyNextChoices(choices, kitchen)
    let handle = 0
    let isCancelled = false
    const hasIdleCallback = typeof requestIdleCallback === "function"
    const schedule = (work: () => Promise<void>) =>
      hasIdleCallback ? requestIdleCallback(work) : window.setTimeout(work, 50)
    const work = async () => {
      // One at a time, so that a tap in between doesn't wait for the rest.
      const next = queue.shift()
      if (!next) return
      await layers.prepare(next)
      if (!isCancelled) handle = schedule(work)
    }
    handle = schedule(work)
    return () => {
      isCancelled = true
      if (hasIdleCallback) cancelIdleCallback(handle)
      else clearTimeout(handle)
    }
  }, [layers, choices, kitchen])
}
