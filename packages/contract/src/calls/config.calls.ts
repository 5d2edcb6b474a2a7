import { z } from "zod"
import { defineCall } from "../define-call.ts"

const country = z.enum(["IN", "LK", "BD"])

const appConfig = z.object({
  country,
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
  environment: z.string(),
})

export const configCalls = [
  defineCall({
    route: "GET /config",
    summary: "Returns the country's features, those blocked in a partner's app, and whether cookies are disabled",
    group: "Configuration",
    access: "open",
    response: z.object({
      /** A JSON string: { "features": [{ "name", "code": "E" | "D" }] }. */
      features: z.string(),
      /** Null in a browser, where there is no partner. */
      vendorConfig: z.object({
        partnerName: z.string().nullable(),
        primaryPaymentId: z.string().nullable(),
        clientId: z.string().nullable(),
        source: z.string(),
        blockedFeatures: z.array(z.string()),
      }),
      disableCookies: z.boolean(),
    }),
  }),
  defineCall({
    route: "GET /app-config",
    summary: "Returns the country's configuration that the app needs to start",
    group: "Configuration",
    access: "open",
    response: appConfig,
  }),
  defineCall({
    route: "GET /pwa-config",
    summary: "Returns the web app's version and switches",
    group: "Configuration",
    access: "open",
    response: z.object({
      version: z.string(),
      environment: z.string(),
      tracking: z.boolean(),
      requestTimeoutMs: z.number(),
    }),
  }),
] as const

export type AppConfig = z.infer<typeof appConfig>
