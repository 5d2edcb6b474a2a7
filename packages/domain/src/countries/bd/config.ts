import type { CountryConfig } from "../country.ts"

/** What each field means is explained at `CountryConfig`. */
export const config: CountryConfig = {
  code: "BD",
  name: "Bangladesh",
  locale: "bd",
  language: "en-BD",
  callingCode: "+880",
  currency: { code: "BDT", symbol: "৳" },
  grouping: 2,
  timeZone: "Asia/Dhaka",
  chainCountryCode: "67830",
  defaultStore: { id: "67830", name: "Dhanmondi 27", city: "Dhaka", region: "Dhaka Division" },
  defaultMenu: "/menu/pizza",
  mapCentre: { latitude: 23.7561, longitude: 90.3742 },
  customerCare: "09600 067830",
  helpDesk: "02 0006 7830",
  termsPath: "/terms",
  showLoginWithPassword: false,
  smallestOrder: 50,
}
