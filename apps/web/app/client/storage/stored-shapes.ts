import { isPoint } from "@hearth/domain/geo/point.ts"
import { type DeliveryType, deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import type { RecentLocation } from "@hearth/domain/stores/recent-locations.ts"

/* Type guards for stored values, which may be anything. */

export function isDeliveryType(value: unknown): value is DeliveryType {
  return deliveryTypes.some((type) => type === value)
}

export function isLocation(value: unknown): value is RecentLocation["location"] {
  const { latitude, longitude, address_id, label } = asRecord(value)
  return (
    typeof latitude === "number" &&
    typeof longitude === "number" &&
    isPoint({ latitude, longitude }) &&
    (address_id === null || typeof address_id === "string") &&
    typeof label === "string"
  )
}

export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}
