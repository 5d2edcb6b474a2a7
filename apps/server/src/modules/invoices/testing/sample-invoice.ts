import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { BillWithTexts } from "@hearth/texts/cart/priced-bill.ts"
import { registrationOf } from "../../../seed/registrations/seed-registrations.ts"
import type { StoredInvoice } from "../invoices.store.ts"
import type { InvoicedOrder } from "../content/build-invoice-content.ts"

const regions: Readonly<Record<CountryCode, string>> = { IN: "Delhi", LK: "Western Province", BD: "Dhaka Division" }

/** An order with this bill. */
export function sampleOrder(bill: BillWithTexts, overrides: Partial<InvoicedOrder> = {}): InvoicedOrder {
  return {
    number: `${bill.country}7K2M9QXD`,
    country: bill.country,
    bill,
    payable: bill.payable,
    deliveryType: "DELIVERY",
    contact: { firstName: "Asha", lastName: "Rao", mobile: "9811112345", email: "" },
    place: {
      address: {
        houseNo: "12B",
        address: "Inner Circle, Connaught Place",
        landmark: "Gate 6",
        latitude: 28.63,
        longitude: 77.21,
      },
      vehicle: null,
      table: null,
    },
    ...overrides,
  }
}

/** An invoice with number 123 of its series. */
export function sampleInvoice(country: CountryCode, region = regions[country]): StoredInvoice {
  const registration = registrationOf(country, region)
  if (!registration) throw new Error(`no registration in ${region}`)
  const { legalName, taxNumber, state, series } = registration
  return {
    orderId: "5f0c1c5e-6f4e-4f5e-9f57-0f4b6f0a1b2c",
    number: `${series}2627/0000123`,
    issuedAt: new Date("2026-11-15T13:05:00Z"),
    lineDetails: [],
    seller: {
      legalName,
      taxNumber,
      state,
      foodLicence: country === "IN" ? "13324024007491" : null,
      store: {
        name: "Connaught Place",
        address: "12 Radial Road 3, Block E, Connaught Place",
        city: "New Delhi",
        region,
        pinCode: "110001",
        phone: "011 2345 6789",
      },
    },
  }
}
