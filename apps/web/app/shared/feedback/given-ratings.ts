import { createStore } from "@hearth/browser/store.ts"

/** The ratings that were given or shown since this page was opened, by order id: cached lists may not have them. */
const given = createStore<ReadonlyMap<string, number>>(new Map())

export const recordGivenRating = (orderId: string, stars: number): void =>
  given.set(new Map([...given.get(), [orderId, stars]]))

export const useGivenRating = (orderId: string): number | undefined => given.use().get(orderId)
