import * as invoiceTexts from "@hearth/texts/orders/invoices.ts"
import type { StoredOrder } from "../../orders/public.ts"
import type { Seller } from "../invoice-seller.ts"
import type { Party } from "./invoice-content.ts"

export function buildSeller({ legalName, taxNumber, state, foodLicence, store }: Seller, taxLabel: string): Party {
  return {
    title: invoiceTexts.soldBy,
    name: legalName,
    lines: [
      invoiceTexts.storeName(store.name),
      store.address,
      `${store.city} ${store.pinCode}, ${store.region}${state ? ` (${state.code})` : ""}`,
      invoiceTexts.phone(store.phone),
    ],
    facts: [
      { label: taxLabel, value: taxNumber },
      ...(foodLicence === null ? [] : [{ label: invoiceTexts.foodLicence, value: foodLicence }]),
    ],
  }
}

/**
 * Invoices are passed on, for example to an employer, so only the last digits of the mobile number are shown. The
 * contact of a deleted account is empty; its buyer is called Customer.
 */
export function buildBuyer(order: Pick<StoredOrder, "country" | "contact" | "place" | "deliveryType">): Party {
  const { contact, place, deliveryType } = order
  const { address, table } = place
  const taxNumberLabel = invoiceTexts.buyerTaxNumber[order.country]
  return {
    title: invoiceTexts.soldTo,
    name: `${contact.firstName} ${contact.lastName}`.trim() || invoiceTexts.customer,
    lines: [
      ...(contact.mobile === "" ? [] : [invoiceTexts.mobileEndingIn(contact.mobile.slice(-4))]),
      ...(address ? [`${address.houseNo}, ${address.address}`] : []),
      ...(address?.landmark ? [address.landmark] : []),
    ],
    facts: [
      {
        label: invoiceTexts.orderType,
        value: table === null ? invoiceTexts.deliveryTypes[deliveryType] : invoiceTexts.atTable(deliveryType, table),
      },
      ...(taxNumberLabel === null ? [] : [{ label: taxNumberLabel, value: invoiceTexts.noneGiven }]),
    ],
  }
}
