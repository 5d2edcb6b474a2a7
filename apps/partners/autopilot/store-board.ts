/** The fields of a ticket that the autopilot reads from a store's board, named as in the API. */
export interface StoreTicket {
  transactionId: string
  orderId: string
  version: number
  stage: string
  next: string | null
  deliveryType: string
  items: number
  placedAt: string
  /** When the kitchen starts an advance order; for other orders, when it was placed. */
  startsAt: string
  /** When the customer arrived at the store to collect the order. */
  arrivedAt: string | null
  rider: { riderId: string; name: string } | null
  /** Where a delivery goes. */
  place: { latitude: number | null; longitude: number | null }
}

export interface Rider {
  riderId: string
  name: string
  /** The numbers of the orders that the rider is delivering. */
  out: string[]
}

export interface Board {
  tickets: StoreTicket[]
  riders: Rider[]
}

export interface Point {
  latitude: number
  longitude: number
}
