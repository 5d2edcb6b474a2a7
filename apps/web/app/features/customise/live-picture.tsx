import { describePicture } from "@hearth/artwork/describe-picture.ts"
import type { KitchenData } from "@hearth/contract/calls/catalog.calls.ts"
import type { PizzaChoices } from "@hearth/domain/menu/configure-pizza.ts"
import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"
import { memo, useEffect, useMemo, useState } from "react"
import { createSheets, type Sheets } from "./create-sheets.ts"
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
  const ground = useGround(base?.url ?? "", sheets)
  const sides = rightHalf ? "halves" : "whole"
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several pictures that are one
    <div role="img" aria-label={describePicture(whole ?? recipe, right)} className={styles.picture}>
      <img src={ground} alt="" className={styles.sheet} decoding="sync" />
      {tops.map(({ name, url }) => (
        <Top key={`${sides} ${name}`} url={url} lands={choices !== first} />
      ))}
    </div>
  )
}

/** What is there from the start lies still; what comes later lands. */
const Top = memo(
  function Top({ url, lands }: { url: string; lands: boolean }) {
    const [landing] = useState(lands)
    return <img src={url} alt="" className={landing ? styles.landing : styles.sheet} decoding="sync" />
  },
  (before, after) => before.url === after.url,
)

/** Another base is shown when it can be: until then the one before, never a hole in the plate. */
function useGround(wanted: string, sheets: Sheets): string {
  const [shown, setShown] = useState(wanted)
  const isReady = sheets.isReady(wanted)
  if (isReady && shown !== wanted) setShown(wanted)
  useEffect(() => {
    if (shown === wanted) return
    let isAsked = true
    const image = new Image()
    image.src = wanted
    const show = () => isAsked && setShown(wanted)
    image.decode().then(show, show)
    return () => {
      isAsked = false
    }
  }, [wanted, shown])
  return shown
}

/** In idle moments, what the next tap may need. */
function usePrepared(sheets: Sheets, choices: PizzaChoices, kitchen: KitchenData): void {
  useEffect(() => {
    const waiting = nextChoices(choices, kitchen)
    let turn = 0
    const idle = typeof requestIdleCallback === "function"
    const later = (work: () => void) => (idle ? requestIdleCallback(work) : window.setTimeout(work, 50))
    const work = () => {
      const next = waiting.shift()
      if (!next) return
      // One at a time: a tap in between must not wait for the rest.
      void sheets.prepare(next)
      turn = later(work)
    }
    turn = later(work)
    return () => (idle ? cancelIdleCallback(turn) : clearTimeout(turn))
  }, [sheets, choices, kitchen])
}
