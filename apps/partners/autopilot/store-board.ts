/** The fields of a ticket that the autopilot reads from a store's board. */
export interface StoreTicket {
  transactionId: string
  orderId: string
  version: number
  stage: string
  next: string | null
  deliveryType: string
  items: number
  placedAt: string
  startsAt: string
  arrivedAt: string | null
  rider: { riderId: string; name: string } | null
  place: { latitude: number | null; longitude: number | null }
}

export interface Rider {
  riderId: string
  name: string
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
