import { isWithinBounds } from "@hearth/domain/geo/country-bounds.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { useEffect, useRef, useState } from "react"
import { askPosition } from "../../session/ask-position.ts"
import { clientContext } from "../../session/client-context.ts"
import { findPlace } from "../../session/locator.api.ts"
import { preparePrivateStorage } from "../../session/storage.ts"
import { nameOfPoint } from "../../shell/name-of-point.ts"
import type { PickupNear } from "../../shell/pickup-near.ts"
import type { Picked } from "./deliver-to.ts"
import { keepSearch, type Search } from "./search-memory.ts"

/** Why the way on is not open, each with a next best way of its own. */
export type Snag =
  | { kind: "denied" }
  | { kind: "unavailable" }
  /** The device is in another country. */
  | { kind: "abroad" }
  | { kind: "nowhere"; near: { point: Point; label: string }; pickup: PickupNear }
  /** `again`: asking once more may help. */
  | { kind: "failed"; message: string; again: boolean }

export type WhereState = { kind: "idle" } | { kind: "working"; words: string } | Snag

/** Goes on with a picked place; what stands in the way comes back. Does nothing once it is no longer wanted. */
export type Arrive = (picked: Picked, isWanted: () => boolean) => Promise<Snag | undefined>

export interface PickPlace {
  state: WhereState
  /** A place the customer knows: a saved address, a recent one. */
  pick(picked: Picked): void
  pickSearch(search: Search, sessionToken: string | undefined): void
  pickPosition(): void
  /** The last of these once more. */
  again(): void
  /** Gives up what is under way. */
  cancel(): void
}

const idle: WhereState = { kind: "idle" }
const NOT_FOUND_NOW = "We could not find this place just now. Please try again, or choose another way."

/** The steps from a press to a place; the last press wins, and nothing is chosen after the screen was left. */
export function usePickPlace(arrive: Arrive): PickPlace {
  const [state, setState] = useState<WhereState>(idle)
  const round = useRef(0)
  const again = useRef(() => undefined as void)
  useEffect(preparePrivateStorage, [])
  useEffect(() => () => void round.current++, [])

  const go = async (words: string, find: () => Promise<Picked | Snag>) => {
    again.current = () => void go(words, find)
    const mine = ++round.current
    const isWanted = () => mine === round.current
    setState({ kind: "working", words })
    const found = await find()
    if (!isWanted()) return
    const snag = "kind" in found ? found : await arrive(found, isWanted)
    if (isWanted()) setState(snag ?? idle)
  }

  return {
    state,
    pick: (picked) =>
      void go(typeof picked.label === "string" ? `Going to ${picked.label}` : "One moment", async () => picked),
    pickSearch: (search, sessionToken) =>
      void go(`Finding ${search.main}`, async () => {
        const place = await findPlace({ place_id: search.placeId, sessionToken }).catch(() => null)
        if (!place) return { kind: "failed", message: NOT_FOUND_NOW, again: true }
        keepSearch(search)
        const { lat: latitude, lng: longitude } = place.geometry.location
        return { point: { latitude, longitude }, label: search.main, addressId: null }
      }),
    pickPosition: () =>
      void go("Finding where you are", async () => {
        const position = await askPosition()
        if (!position.ok) return { kind: position.reason }
        if (!isWithinBounds(clientContext().country, position.point)) return { kind: "abroad" }
        return { point: position.point, label: nameOfPoint(position.point), addressId: null }
      }),
    again: () => again.current(),
    cancel: () => {
      round.current++
      setState(idle)
    },
  }
}
