import { countryCodes } from "@hearth/domain/countries/countries.ts"
import { z } from "zod"

export const countryCode = z.enum(countryCodes)

/** What an app learns about its country. The server makes it from the country's folder in `domain/countries`. */
export const countrySchema = z.object({
  country: countryCode,
  countryName: z.string(),
  locale: z.string(),
  language: z.string(),
  callingCode: z.string(),
  currency: z.object({ code: z.string(), symbol: z.string() }),
  defaultStore: z.object({ id: z.string(), name: z.string(), city: z.string(), region: z.string() }),
  defaultMenu: z.string(),
  mapCentre: z.object({ latitude: z.number(), longitude: z.number() }),
  customerCare: z.string(),
  helpDesk: z.string(),
  terms: z.object({ text: z.string(), url: z.string() }),
  showLoginWithPassword: z.boolean(),
  smallestOrder: z.number(),
})
