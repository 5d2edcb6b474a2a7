import type { CountryConfig } from "../country.ts"

/** What each field means is explained at `CountryConfig`. */
export const config: CountryConfig = {
  code: "LK",
  name: "Sri Lanka",
  locale: "lk",
  language: "en-LK",
  callingCode: "+94",
  currency: { code: "LKR", symbol: "Rs." },
  grouping: 3,
  timeZone: "Asia/Colombo",
  chainCountryCode: "66769",
  defaultStore: { id: "66769", name: "Union Place", city: "Colombo", region: "Western Province" },
  defaultMenu: "/menu/bestsellers",
  mapCentre: { latitude: 6.9147, longitude: 79.8612 },
  customerCare: "011 000 6769",
  helpDesk: "011 000 6770",
  termsPath: "/terms",
  showLoginWithPassword: true,
  smallestOrder: 1,
}
