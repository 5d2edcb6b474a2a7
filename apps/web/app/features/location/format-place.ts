import type { PageStore } from "@hearth/contract/page-rendering.ts"
import type { ChosenPlace } from "../../place/chosen-place.store.ts"

/** The header's text: `Delivery to` Koramangala · `Pick up from` Union Place, Colombo. */
export function formatPlace(place: ChosenPlace | null, pageStore: PageStore): { how: string; where: string } {
  if (!place) return { how: "Baked fresh at", where: `${pageStore.name}, ${pageStore.city}` }
  const atStore = `${place.store.name}, ${place.store.city}`
  switch (place.deliveryType) {
    case "DELIVERY":
      // The delivery address was deleted: the store's menu still applies, but there is no destination.
      return place.location ? formatDelivery(place.location.label) : { how: "Baked fresh at", where: atStore }
    case "PICKUP":
      return { how: "Pick up from", where: atStore }
    case "CURBSIDE":
      return { how: "To your car at", where: atStore }
    case "DINEIN":
      return { how: place.table ? `Table ${place.table} at` : "Dine in at", where: atStore }
  }
}

/** A pin between named places is labelled after the nearest one: `Near Koramangala`. */
function formatDelivery(label: string): { how: string; where: string } {
  const beside = /^near (.+)$/i.exec(label)?.[1]
  return beside ? { how: "Delivery near", where: beside } : { how: "Delivery to", where: label }
}
