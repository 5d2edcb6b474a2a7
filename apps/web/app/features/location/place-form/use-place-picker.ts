import { isWithinBounds } from "@hearth/domain/geo/country-bounds.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import * as placeFormTexts from "@hearth/texts/place/place-form.ts"
import { useEffect, useRef, useState } from "react"
import { requestPosition } from "../../../place/request-position.ts"
import { clientContext } from "../../../client/api/client-context.ts"
import { geocode } from "../../../place/locator.api.ts"
import { preparePrivateStorage } from "../../../client/storage/storage.ts"
import { fetchPlaceName } from "../../../place/fetch-place-name.ts"
import type { PickupNearby } from "../../../place/find-pickup-nearby.ts"
import type { PickedPlace } from "./find-delivery-store.ts"
import { persistSearch, type PlaceSearchEntry } from "./recent-searches.ts"

/** Why picking a place failed. The screen offers a different alternative for each reason. */
export type PickFailure =
  | { kind: "denied" }
  | { kind: "unavailable" }
  /** The device is in another country. */
  | { kind: "abroad" }
  | { kind: "notServed"; near: { point: Point; label: string }; pickup: PickupNearby }
  /** `canRetry`: another attempt may succeed. */
  | { kind: "failed"; message: string; canRetry: boolean }

export type PickState = { kind: "idle" } | { kind: "working"; progressText: string } | PickFailure

/** Continues with a picked place and returns the failure, if any. Does nothing once `isCurrent` returns false. */
export type HandlePlace = (picked: PickedPlace, isCurrent: () => boolean) => Promise<PickFailure | undefined>

export interface PlacePicker {
  state: PickState
  /** Picks a known place: a saved address or a recent place. */
  pick(picked: PickedPlace): void
  pickSearch(search: PlaceSearchEntry, sessionToken: string | undefined): void
  pickPosition(): void
  /** Repeats the last pick. */
  retry(): void
  /** Cancels the running pick. */
  cancel(): void
}

const idle: PickState = { kind: "idle" }

/**
 * Resolves a tap to a place. A later tap supersedes an earlier one, and nothing is chosen once the screen is closed.
 */
export function usePlacePicker(handlePlace: HandlePlace): PlacePicker {
  const [state, setState] = useState<PickState>(idle)
  const attempt = useRef(0)
  const retry = useRef(() => undefined as void)
  useEffect(preparePrivateStorage, [])
  useEffect(() => () => void attempt.current++, [])

  const pickPlace = async (progressText: string, find: () => Promise<PickedPlace | PickFailure>) => {
    retry.current = () => void pickPlace(progressText, find)
    const thisAttempt = ++attempt.current
    const isCurrent = () => thisAttempt === attempt.current
    setState({ kind: "working", progressText })
    const place = await find()
    if (!isCurrent()) return
    const failure = "kind" in place ? place : await handlePlace(place, isCurrent)
    if (isCurrent()) setState(failure ?? idle)
  }

  return {
    state,
    pick: (picked) =>
      void pickPlace(
        typeof picked.label === "string" ? placeFormTexts.settingLocation(picked.label) : placeFormTexts.oneMoment,
        async () => picked,
      ),
    pickSearch: (search, sessionToken) =>
      void pickPlace(placeFormTexts.finding(search.main), async () => {
        const geocodeResult = await geocode({ place_id: search.placeId, sessionToken })
        const place = geocodeResult.ok ? geocodeResult.data : undefined
        if (!place) return { kind: "failed", message: placeFormTexts.placeNotFound, canRetry: true }
        persistSearch(search)
        const { lat: latitude, lng: longitude } = place.geometry.location
        return { point: { latitude, longitude }, label: search.main, addressId: null }
      }),
    pickPosition: () =>
      void pickPlace(placeFormTexts.findingYou, async () => {
        const position = await requestPosition()
        if (!position.ok) return { kind: position.reason }
        if (!isWithinBounds(clientContext().country, position.point)) return { kind: "abroad" }
        return { point: position.point, label: fetchPlaceName(position.point), addressId: null }
      }),
    retry: () => retry.current(),
    cancel: () => {
      attempt.current++
      setState(idle)
    },
  }
}
