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
  /** As on the menu. */
  recipe: PizzaRecipe
  rightHalf: PizzaRecipe | undefined
  choices: PizzaChoices
  kitchen: KitchenData
  /** As made, for the words. */
  made: readonly PizzaRecipe[]
}

/** The pizza as it is being built. Each topping is a sheet of its own: what was shown before is not painted again. */
export function LivePizza({ id, recipe, rightHalf, choices, kitchen, made }: LivePizzaProps) {
  const layers = useMemo(() => createPizzaLayers(id, recipe, rightHalf), [id, recipe, rightHalf])
  const [base, ...tops] = layers.layersFor(choices)
  const [whole, right] = made
  const [first] = useState(choices)
  usePreparedLayers(layers, choices, kitchen)
  const sides = rightHalf ? `half ${id}` : "whole"
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several pictures that are one
    <div role="img" aria-label={describePizza(whole ?? recipe, right)} className={styles.picture}>
      {base ? <Layer image={base.image} lands={false} /> : undefined}
      {tops.map(({ name, image }) => (
        <Layer key={`${sides} ${name}`} image={image} lands={choices !== first} />
      ))}
    </div>
  )
}

/**
 * What is there from the start lies still; what comes later lands. Another picture in the same place is shown when it
 * can be: until then the one before, never a hole in the plate.
 */
const Layer = memo(
  function Laid({ image, lands }: Pick<PizzaLayer, "image"> & { lands: boolean }) {
    const place = useRef<HTMLDivElement>(null)
    const [landing] = useState(lands)
    useLayoutEffect(() => {
      const show = () => place.current?.replaceChildren(image)
      if (!("complete" in image) || image.complete || place.current?.childElementCount === 0) return void show()
      image.addEventListener("load", show)
      return () => image.removeEventListener("load", show)
    }, [image])
    return <div ref={place} className={landing ? styles.landing : styles.sheet} />
  },
  (before, after) => before.image === after.image,
)

/** In idle moments, what the next tap may need. */
function usePreparedLayers(layers: PizzaLayers, choices: PizzaChoices, kitchen: KitchenData): void {
  useEffect(() => {
    const queue = likelyNextChoices(choices, kitchen)
    let handle = 0
    let isOver = false
    const idle = typeof requestIdleCallback === "function"
    const schedule = (work: () => Promise<void>) => (idle ? requestIdleCallback(work) : window.setTimeout(work, 50))
    const work = async () => {
      // One at a time: a tap in between must not wait for the rest.
      const next = queue.shift()
      if (!next) return
      await layers.prepare(next)
      if (!isOver) handle = schedule(work)
    }
    handle = schedule(work)
    return () => {
      isOver = true
      if (idle) cancelIdleCallback(handle)
      else clearTimeout(handle)
    }
  }, [layers, choices, kitchen])
}
