import type { CountryCode } from "../countries/countries.ts"

/** Old URLs of the menu. Only India changed them: in the other countries the numbers are pages or unknown. */
export const menuRedirects: Readonly<Record<CountryCode, ReadonlyMap<string, string>>> = {
  IN: new Map([
    ["/menu/2", "/menu/veg-pizza"],
    ["/menu/3", "/menu/non-veg-pizza"],
    ["/menu/4", "/menu/sides"],
    ["/menu/5", "/menu/beverages"],
    ["/menu/20", "/menu/pizza-mania"],
    ["/menu/26", "/menu/dessert"],
    ["/menu/46", "/menu/speciality-chicken"],
    ["/menu/50", "/menu/combos"],
    ["/everyday-value-offers", "/edv"],
    ["/menu/bestsellers", "/menu"],
    ["/menu/daily-essentials", "/menu"],
  ]),
  LK: new Map(),
  BD: new Map(),
}
