import type { Rider } from "@hearth/contract/calls/store-ops.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { tellKitchenChanged } from "./kitchen-changed.ts"
import type { KitchenShop } from "./kitchen-shop.ts"
import { insertRider } from "./riders.store.ts"

/** More than any store has; a mistake would make more. */
const MOST_RIDERS = 100

interface Adding {
  storeId: string
  country: CountryCode
  name: string
  phone: string
}

/** Somebody who brings orders from now on. A number of another country stays as it was typed. */
export async function addRider(
  { clock, random }: Pick<KitchenShop, "clock" | "random">,
  tx: Tx,
  { storeId, country, name, phone: typed }: Adding,
): Promise<Rider> {
  const id = random.uuid()
  const phone = canonicalPhone(typed, country) ?? typed
  if (!(await insertRider(tx, { id, storeId, name, phone, now: clock.now() }, MOST_RIDERS))) {
    throw new AppError("RULE_NOT_MET", { displayMsg: `A store has at most ${MOST_RIDERS} riders.` })
  }
  await tellKitchenChanged(tx, [{ what: "riders", storeId, orderId: null }])
  return { riderId: id, name, phone, out: [] }
}
