import type { Rider } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import * as kitchenTexts from "@hearth/texts/orders/kitchen.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { notifyKitchenChanged } from "../kitchen-changed.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"
import { insertRider } from "./riders.store.ts"

/** More riders than any store has; only a mistake would add more. */
const MAX_RIDERS = 100

interface AddRiderInput {
  storeId: string
  country: CountryCode
  name: string
  phone: string
}

/** Adds a rider to a store. A phone number that isn't valid in the country is stored as it was typed. */
export async function addRider(
  { clock, random }: Pick<KitchenDeps, "clock" | "random">,
  tx: Tx,
  { storeId, country, name, phone: enteredPhone }: AddRiderInput,
): Promise<Rider> {
  const id = random.uuid()
  const phone = canonicalPhone(enteredPhone, country) ?? enteredPhone
  if (!(await insertRider(tx, { id, storeId, name, phone, now: clock.now() }, MAX_RIDERS))) {
    throw new AppError("RULE_NOT_MET", { displayMsg: kitchenTexts.tooManyRiders(MAX_RIDERS) })
  }
  await notifyKitchenChanged(tx, [{ what: "riders", storeId, orderId: null }])
  return { riderId: id, name, phone, out: [] }
}
