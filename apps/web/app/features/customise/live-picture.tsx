import { describePizza } from "@hearth/artwork/describe-pizza.ts"
import type { KitchenData } from "@hearth/contract/calls/catalog.calls.ts"
import type { PizzaChoices } from "@hearth/domain/menu/configure-pizza.ts"
import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { createSheets, type Sheet, type Sheets } from "./create-sheets.ts"
import styles from "./live-picture.module.css"
import { nextChoices } from "./next-choices.ts"

interface LivePictureProps {
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
export function LivePicture({ id, recipe, rightHalf, choices, kitchen, made }: LivePictureProps) {
  const sheets = useMemo(() => createSheets(id, recipe, rightHalf), [id, recipe, rightHalf])
  const [base, ...tops] = sheets.of(choices)
  const [whole, right] = made
  const [first] = useState(choices)
  usePrepared(sheets, choices, kitchen)
  const sides = rightHalf ? `half ${id}` : "whole"
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several pictures that are one
    <div role="img" aria-label={describePizza(whole ?? recipe, right)} className={styles.picture}>
      {base ? <Laid image={base.image} lands={false} /> : undefined}
      {tops.map(({ name, image }) => (
        <Laid key={`${sides} ${name}`} image={image} lands={choices !== first} />
      ))}
    </div>
  )
}

/**
 * What is there from the start lies still; what comes later lands. Another picture in the same place is shown when it
 * can be: until then the one before, never a hole in the plate.
 */
const Laid = memo(
  function Laid({ image, lands }: Pick<Sheet, "image"> & { lands: boolean }) {
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
function usePrepared(sheets: Sheets, choices: PizzaChoices, kitchen: KitchenData): void {
  useEffect(() => {
    const waiting = nextChoices(choices, kitchen)
    let turn = 0
    let isOver = false
    const idle = typeof requestIdleCallback === "function"
    const later = (work: () => Promise<void>) => (idle ? requestIdleCallback(work) : window.setTimeout(work, 50))
    const work = async () => {
      // One at a time: a tap in between must not wait for the rest.
      const next = waiting.shift()
      if (!next) return
      await sheets.prepare(next)
      if (!isOver) turn = later(work)
    }
    turn = later(work)
    return () => {
      isOver = true
      if (idle) cancelIdleCallback(turn)
      else clearTimeout(turn)
    }
  }, [sheets, choices, kitchen])
}
