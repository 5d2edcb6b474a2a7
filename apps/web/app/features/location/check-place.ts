import type { CallOutput } from "@hearth/contract/client.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { api } from "../../session/api.ts"
import { showStore } from "../../session/boot-store.ts"
import { forgetChosenPlace, refreshChosenStore } from "../../session/change-place.ts"
import { type ChosenPlace, chosenPlace } from "../../session/chosen-place.ts"
import { clientContext } from "../../session/client-context.ts"
import { openLocationSheet } from "../../shell/location-sheet.ts"

export type StoreDetails = CallOutput<"GET /locator-service/ve3/stores/{storeId}">["data"]

const FRESH_MS = 60_000

let last: { key: string; at: number; answer: Promise<StoreDetails | undefined> } | undefined

/**
 * What the chosen store says of itself now: its name and whether it is online are taken over silently. Where it is no
 * more, the choice is forgotten, the customer told, and asked for another (LOC-15). Undefined where nothing was learnt:
 * the place stays as it was. Who asks twice shares one answer.
 */
export function checkPlace(place: ChosenPlace, now = Date.now()): Promise<StoreDetails | undefined> {
  const key = `${place.store.id} ${place.deliveryType}`
  if (last?.key !== key || now - last.at > FRESH_MS) last = { key, at: now, answer: check(place) }
  return last.answer
}

async function check({ store: { id }, deliveryType }: ChosenPlace): Promise<StoreDetails | undefined> {
  const query = { delivery_type: deliveryType }
  const reply = await api("GET /locator-service/ve3/stores/{storeId}", { params: { storeId: id }, query }).catch(
    () => null,
  )
  if (reply?.ok) {
    refreshChosenStore(reply.body.data.store)
    return reply.body.data
  }
  last = undefined
  const refusal = reply?.body.errors?.[0]
  if (refusal?.code === "STORE_NOT_FOUND" && chosenPlace()?.store.id === id) {
    forgetChosenPlace()
    showStore(countries[clientContext().country].defaultStore)
    openLocationSheet(deliveryType, "other", refusal.displayMsg)
  }
  return undefined
}
