import type { Point } from "@hearth/domain/geo/point.ts"
import * as addressTexts from "@hearth/texts/checkout/addresses.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { useCallback } from "react"
import { useQuery } from "@hearth/browser/use-query.ts"
import { postorderPath } from "../../shared/address/address-route.ts"
import { fetchNearestStores } from "../../place/locator.api.ts"

/** Shown where no store delivers, and only if a pickup store is nearby. */
export function PickupNearbyLink({ point: { latitude, longitude } }: { point: Point }) {
  const query = useQuery(
    useCallback(
      (signal: AbortSignal) => fetchNearestStores("PICKUP", { latitude, longitude }, signal),
      [latitude, longitude],
    ),
  )
  if (query.state === "loading" || (query.state === "ready" && query.value.length === 0)) return undefined
  const coordinates = { latitude: String(latitude), longitude: String(longitude) }
  return (
    <ButtonLink size="small" variant="secondary" href={postorderPath("nearestStore", { type: "PICKUP" }, coordinates)}>
      {addressTexts.pickUpNearby}
    </ButtonLink>
  )
}
