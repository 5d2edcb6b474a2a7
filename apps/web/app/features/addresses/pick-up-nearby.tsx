import type { Point } from "@hearth/domain/geo/point.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { useCallback } from "react"
import { useAnswer } from "../../session/use-answer.ts"
import { pathWith } from "../../shell/address-way.ts"
import { pickupNear } from "../../shell/pickup-near.ts"

/** Where nobody delivers; offered only where a store is near enough. */
export function PickUpNearby({ point: { latitude, longitude } }: { point: Point }) {
  const answer = useAnswer(
    useCallback((signal: AbortSignal) => pickupNear({ latitude, longitude }, signal), [latitude, longitude]),
  )
  if (answer.state !== "ready" || answer.value === "none") return undefined
  const at = { latitude: String(latitude), longitude: String(longitude) }
  return (
    <ButtonLink size="small" variant="secondary" href={pathWith("nearestStore", { type: "PICKUP" }, at)}>
      Pick up nearby
    </ButtonLink>
  )
}
