import type { CallOutput } from "@hearth/contract/client.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { api } from "../../client/api/api.ts"
import { showStore } from "../../client/page/page-context.store.ts"
import { clearChosenPlace, refreshChosenStore } from "../../place/place-commands.ts"
import { type ChosenPlace, chosenPlace } from "../../place/chosen-place.store.ts"
import { clientContext } from "../../client/api/client-context.ts"
import { openLocationSheet } from "../../place/location-sheet.store.ts"

export type StoreDetails = CallOutput<"GET /locator-service/ve3/stores/{storeId}">["data"]

const FRESH_MS = 60_000

/**
 * Fetches the chosen store's current data and silently updates its name and online flag. LOC-15: if the store no longer
 * exists, clears the choice, shows a message and opens the location sheet. After any other failure the place doesn't
 * change. Returns the store's data, or undefined after a failure. Calls within a minute of a successful request share
 * its result.
 */
export const checkPlace = createPlaceCheck()

function createPlaceCheck() {
  let lastCheck: { key: string; checkedAt: number; result: Promise<StoreDetails | undefined> } | undefined
  const clearLastCheck = () => {
    lastCheck = undefined
  }
  return (place: ChosenPlace, now = Date.now()): Promise<StoreDetails | undefined> => {
    const key = `${place.store.id} ${place.deliveryType}`
    if (lastCheck?.key !== key || now - lastCheck.checkedAt > FRESH_MS)
      lastCheck = { key, checkedAt: now, result: check(place, clearLastCheck) }
    return lastCheck.result
  }
}

async function check(
  { store: { id }, deliveryType }: ChosenPlace,
  clearLastCheck: () => void,
): Promise<StoreDetails | undefined> {
  const query = { delivery_type: deliveryType }
  const reply = await api("GET /locator-service/ve3/stores/{storeId}", { params: { storeId: id }, query }).catch(
    () => null,
  )
  if (reply?.ok) {
    refreshChosenStore(reply.body.data.store)
    return reply.body.data
  }
  clearLastCheck()
  const refusal = reply?.body.errors?.[0]
  if (refusal?.code === "STORE_NOT_FOUND" && chosenPlace()?.store.id === id) {
    clearChosenPlace()
    showStore(countries[clientContext().country].defaultStore)
    openLocationSheet(deliveryType, "other", refusal.displayMsg)
  }
  return undefined
}
