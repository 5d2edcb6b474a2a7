import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { stripBangla } from "@hearth/domain/addresses/strip-bangla.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"

/**
 * CTY-7: returns the ticket as a thermal printer can print it. Each text that the customer typed is converted
 * separately.
 */
export function toPrintableTicket(ticket: StoreTicket, country: CountryCode): StoreTicket {
  const removeBangla = (text: string) => (text === "" ? "" : stripBangla(text, country))
  const { wishes, customer, place } = ticket
  return {
    ...ticket,
    wishes: { ...wishes, cooking: removeBangla(wishes.cooking), delivery: removeBangla(wishes.delivery) },
    customer: { ...customer, name: removeBangla(customer.name) },
    place: {
      ...place,
      address: place.address && removeBangla(place.address),
      vehicle: place.vehicle && removeBangla(place.vehicle),
    },
  }
}
