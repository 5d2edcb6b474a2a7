import { deliveryWords } from "./delivery-words.ts"
import type { StoredOrder } from "../../orders/public.ts"
import type { Seller } from "../invoice-seller.ts"
import type { Party } from "./invoice-content.ts"

export function describeSeller({ legalName, taxNumber, state, foodLicence, store }: Seller, taxLabel: string): Party {
  return {
    title: "Sold by",
    name: legalName,
    lines: [
      `${store.name} store`,
      store.address,
      `${store.city} ${store.pinCode}, ${store.region}${state ? ` (${state.code})` : ""}`,
      `Phone ${store.phone}`,
    ],
    facts: [
      { label: taxLabel, value: taxNumber },
      ...(foodLicence === null ? [] : [{ label: "FSSAI licence no.", value: foodLicence }]),
    ],
  }
}

/**
 * Invoices are passed on, for example to an employer, so only the end of the mobile number is shown. The contact of a
 * deleted account is empty; its buyer is called Customer.
 */
export function describeBuyer(order: Pick<StoredOrder, "country" | "contact" | "place" | "deliveryType">): Party {
  const { contact, place, deliveryType } = order
  const { address, table } = place
  return {
    title: "Sold to",
    name: `${contact.firstName} ${contact.lastName}`.trim() || "Customer",
    lines: [
      ...(contact.mobile === "" ? [] : [`Mobile ending in ${contact.mobile.slice(-4)}`]),
      ...(address ? [`${address.houseNo}, ${address.address}`] : []),
      ...(address?.landmark ? [address.landmark] : []),
    ],
    facts: [
      {
        label: "Served by",
        value: table === null ? deliveryWords[deliveryType] : `${deliveryWords[deliveryType]}, table ${table}`,
      },
      ...(order.country === "BD" ? [{ label: "Buyer’s BIN", value: "none given" }] : []),
      ...(order.country === "LK" ? [{ label: "Purchaser’s VAT no.", value: "none given" }] : []),
    ],
  }
}
