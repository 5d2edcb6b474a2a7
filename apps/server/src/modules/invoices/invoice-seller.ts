import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { foodLicences } from "../../seed/registrations/food-licences.ts"
import type { Registration } from "../../seed/registrations/registration-schema.ts"

/** The seller as on the day of sale. Stored with the invoice, because stores move and registrations change. */
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
