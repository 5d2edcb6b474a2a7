import type { PageStore } from "@hearth/contract/page-rendering.ts"
import * as placeTexts from "@hearth/texts/place/place.ts"
import type { ChosenPlace } from "../../place/chosen-place.store.ts"

/** The header's text: `Deliver to` Koramangala · `Pick up from` Union Place, Colombo. */
export function formatPlace(place: ChosenPlace | null, pageStore: PageStore): { how: string; where: string } {
  if (!place) return { how: placeTexts.bakedFreshAt, where: `${pageStore.name}, ${pageStore.city}` }
  const atStore = `${place.store.name}, ${place.store.city}`
  switch (place.deliveryType) {
    case "DELIVERY":
      // The delivery address was deleted: the store's menu still applies, but there is no destination.
      return place.location ? formatDelivery(place.location.label) : { how: placeTexts.bakedFreshAt, where: atStore }
    case "PICKUP":
      return { how: placeTexts.pickUpFrom, where: atStore }
    case "CURBSIDE":
      return { how: placeTexts.curbsideAt, where: atStore }
    case "DINEIN":
      return { how: place.table ? placeTexts.tableAt(place.table) : placeTexts.dineInAt, where: atStore }
  }
}

/** A pin between named places is labelled after the nearest one: `Near Koramangala`. */
function formatDelivery(label: string): { how: string; where: string } {
  const nearName = /^near (.+)$/i.exec(label)?.[1]
  return nearName ? { how: placeTexts.deliverNear, where: nearName } : { how: placeTexts.deliverTo, where: label }
}
