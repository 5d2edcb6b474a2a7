import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"

/** The formats of the chain's stores. */
export type StoreFormat = "flagship" | "drive" | "street" | "mall" | "food court" | "counter"

interface Format {
  deliveryTypes: readonly DeliveryType[]
  /** Minimum and maximum; the store's own number is in between. */
  tables: readonly [number, number]
  capacity: readonly [number, number]
  priority: number
}

export const storeFormats: Readonly<Record<StoreFormat, Format>> = {
  flagship: {
    deliveryTypes: ["DELIVERY", "PICKUP", "CURBSIDE", "DINEIN"],
    tables: [20, 24],
    capacity: [26, 30],
    priority: 4,
  },
  drive: {
    deliveryTypes: ["DELIVERY", "PICKUP", "CURBSIDE", "DINEIN"],
    tables: [12, 18],
    capacity: [18, 24],
    priority: 3,
  },
  street: { deliveryTypes: ["DELIVERY", "PICKUP", "DINEIN"], tables: [8, 14], capacity: [14, 20], priority: 2 },
  mall: { deliveryTypes: ["DELIVERY", "PICKUP", "DINEIN"], tables: [12, 20], capacity: [12, 18], priority: 1 },
  /** Inside a mall without its own entrance: riders can't get in. */
  "food court": { deliveryTypes: ["PICKUP", "DINEIN"], tables: [10, 20], capacity: [10, 14], priority: 1 },
  counter: { deliveryTypes: ["DELIVERY", "PICKUP"], tables: [0, 0], capacity: [8, 12], priority: 2 },
}
