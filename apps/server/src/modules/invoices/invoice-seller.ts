import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { foodLicences } from "../../seed/registrations/food-licences.ts"
import type { Registration } from "../../seed/registrations/registration-schema.ts"

/** Who sold it, as it stood on the day: kept with the invoice, because houses move and registrations change. */
export interface Seller {
  legalName: string
  taxNumber: string
  state: Registration["state"]
  foodLicence: string | null
  store: Pick<StoreInfo, "name" | "address" | "city" | "region" | "pinCode" | "phone">
}

export function toSeller({ legalName, taxNumber, state }: Registration, store: StoreInfo): Seller {
  const { id, name, address, city, region, pinCode, phone } = store
  return {
    legalName,
    taxNumber,
    state,
    foodLicence: foodLicences[id] ?? null,
    store: { name, address, city, region, pinCode, phone },
  }
}
