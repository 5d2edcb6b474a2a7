import type { KitchenData, Menu } from "@hearth/contract/calls/catalog.calls.ts"
import { useCallback } from "react"
import { answered } from "./answered.ts"
import { api } from "./api.ts"
import { useBoot } from "./boot.tsx"
import { type Answer, useAnswer } from "./use-answer.ts"

/** How long an answer is taken as it is; after that the server is asked, and mostly says that it still holds (304). */
const FRESH_MS = 60_000

interface Held<Data> {
  askedAt: number
  data: Promise<Data>
}

const menus = new Map<string, Held<Menu>>()
const kitchens = new Map<string, Held<KitchenData>>()

/** The whole menu of a store, with what a page leaves out: sizes, recipes, choices, words to search by. */
export function menuOfStore(storeId: string): Promise<Menu> {
  return held(menus, storeId, async () => {
    return whole((await answered(api("GET /v1/{storeId}/menu/data", { params: { storeId } }))).data, "products")
  })
}

/** What a store's kitchen can do with a pizza. */
export function kitchenOfStore(storeId: string): Promise<KitchenData> {
  return held(kitchens, storeId, async () => {
    return whole((await answered(api("GET /v1/{storeId}/toppings/data", { params: { storeId } }))).data, "toppings")
  })
}

/** An answer without what it is about is a failed one: it can be asked for again, and no screen breaks on it. */
function whole<Data>(data: Data | undefined, list: keyof Data): Data {
  if (!Array.isArray(data?.[list])) throw new TypeError("not an answer")
  return data
}

/** Another menu holds there now: who asks next asks the server. */
export function forgetMenu(storeId: string): void {
  menus.delete(storeId)
  kitchens.delete(storeId)
}

/** The menu of the store whose pages are shown. */
export function useMenu(): Answer<Menu> {
  const storeId = useBoot().store.id
  return useAnswer(useCallback(() => menuOfStore(storeId), [storeId]))
}

export function useKitchen(): Answer<KitchenData> {
  const storeId = useBoot().store.id
  return useAnswer(useCallback(() => kitchenOfStore(storeId), [storeId]))
}

/** One question for all who ask at once. A failed one is forgotten, so that asking again asks. */
function held<Data>(answers: Map<string, Held<Data>>, storeId: string, ask: () => Promise<Data>): Promise<Data> {
  const before = answers.get(storeId)
  if (before && Date.now() - before.askedAt < FRESH_MS) return before.data
  const next = { askedAt: Date.now(), data: ask() }
  answers.set(storeId, next)
  next.data.catch(() => answers.get(storeId) === next && answers.delete(storeId))
  return next.data
}
