import type { CountryConfig } from "../country.ts"

/** What each field means is explained at `CountryConfig`. */
export const config: CountryConfig = {
  code: "IN",
  name: "India",
  locale: "in",
  language: "en-IN",
  callingCode: "+91",
  currency: { code: "INR", symbol: "₹" },
  grouping: 2,
  timeZone: "Asia/Kolkata",
  chainCountryCode: "6585R",
  defaultStore: { id: "6585R", name: "Connaught Place", city: "New Delhi", region: "Delhi" },
  defaultMenu: "/menu",
  mapCentre: { latitude: 28.6315, longitude: 77.2167 },
  customerCare: "1800 000 6585",
  helpDesk: "011 0000 6585",
  termsPath: "/terms",
  showLoginWithPassword: false,
  smallestOrder: 1,
}
