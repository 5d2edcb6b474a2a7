import { z } from "zod"
import { countrySchema } from "../country-schema.ts"
import { defineCall } from "../define-call.ts"

const appConfig = countrySchema.extend({ environment: z.string() })

export const configCalls = [
  defineCall({
    route: "GET /config",
    summary: "Returns the country's features, those blocked in a partner's app, and whether cookies are disabled",
    group: "Configuration",
    access: "anyone",
    response: z.object({
      /** A JSON string: { "features": [{ "name", "code": "E" | "D" }] }. */
      features: z.string(),
      /** The partner whose app shows the web app. In a browser there is none: its name and ids are null. */
      vendorConfig: z.object({
        partnerName: z.string().nullable(),
        primaryPaymentId: z.string().nullable(),
        clientId: z.string().nullable(),
        source: z.string(),
        blockedFeatures: z.array(z.string()),
      }),
      /** Whether the web app must not set its own cookies before the visitor consents. */
      disableCookies: z.boolean(),
    }),
  }),
  defineCall({
    route: "GET /app-config",
    summary: "Returns the country's configuration that the app needs to start",
    group: "Configuration",
    access: "anyone",
    response: appConfig,
  }),
  defineCall({
    route: "GET /pwa-config",
    summary: "Returns the web app's version and switches",
    group: "Configuration",
    access: "anyone",
    response: z.object({
      version: z.string(),
      environment: z.string(),
      tracking: z.boolean(),
      requestTimeoutMs: z.number(),
    }),
  }),
] as const

export type AppConfig = z.infer<typeof appConfig>
