import { expect, test } from "vitest"
import { countries, countryCodes, type CountryCode } from "../countries/countries.ts"
import { isWithinCountry } from "./is-within-country.ts"

const places: Record<string, [latitude: number, longitude: number, CountryCode | undefined]> = {
  Amritsar: [31.634, 74.872, "IN"],
  Agartala: [23.831, 91.286, "IN"],
  Srinagar: [34.083, 74.797, "IN"],
  "Port Blair": [11.623, 92.726, "IN"],
  Kanyakumari: [8.088, 77.538, "IN"],
  "Marine Drive, Mumbai": [18.943, 72.823, "IN"],
  Leh: [34.165, 77.577, "IN"],
  "the high desert": [34.9, 79, "IN"],
  Gangtok: [27.331, 88.613, "IN"],
  Jaffna: [9.661, 80.025, "LK"],
  "Galle Fort": [6.026, 80.217, "LK"],
  "Galle Face, Colombo": [6.927, 79.842, "LK"],
  "Cox's Bazar": [21.427, 92.005, "BD"],
  Sylhet: [24.894, 91.868, "BD"],
  Dhaka: [23.811, 90.412, "BD"],
  Lahore: [31.549, 74.343, undefined],
  Kathmandu: [27.717, 85.324, undefined],
  Thimphu: [27.472, 89.639, undefined],
  "the Arabian Sea": [15, 70, undefined],
  "the sea off Chilaw": [7.5, 79.5, undefined],
  "the Bay of Bengal": [15, 88, undefined],
  London: [51.5, -0.12, undefined],
}

test.each(Object.entries(places))(
  "%s is within the expected country, or within none of ours",
  (_, [latitude, longitude, expectedCountry]) => {
    for (const country of countryCodes) {
      expect([country, isWithinCountry(country, { latitude, longitude })]).toEqual([
        country,
        country === expectedCountry,
      ])
    }
  },
)

test("[LOC-7a] every country's map starts inside the country", () => {
  for (const country of countryCodes) expect(isWithinCountry(country, countries[country].mapCentre)).toBe(true)
})
