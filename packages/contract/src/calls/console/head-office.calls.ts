import { z } from "zod"
import { countryCode } from "../../country-schema.ts"
import { defineCall } from "../../define-call.ts"
import { success } from "../../envelope.ts"
import { timestamp, freeText } from "../../fields.ts"

/* Changes that head office makes for a whole country. */

const group = "Head office"

const featureSwitch = z.object({
  /** A feature's name, `cookies` (off: cookies need consent) or `tracking` (analytics). */
  name: z.string(),
  title: z.string(),
  country: countryCode,
  isOff: z.boolean(),
  /** Switched off by the deployment's settings. Head office can't switch it on. */
  isOffByDeployment: z.boolean(),
  reason: z.string().nullable(),
  changedAt: timestamp.nullable(),
})

export type FeatureSwitch = z.infer<typeof featureSwitch>

export const headOfficeCalls = [
  defineCall({
    route: "GET /store-ops/ve1/head-office/switches",
    summary: "Lists the features that can be switched off in each country, with their state",
    group,
    access: "head-office",
    response: success(z.object({ switches: z.array(featureSwitch) })),
  }),
  defineCall({
    route: "PUT /store-ops/ve1/head-office/switches/{country}/{name}",
    summary: "Switches a feature off or on in a country; servers and open pages apply it without a restart",
    group,
    access: "head-office",
    idempotency: "optional",
    params: z.object({ country: countryCode, name: z.string().regex(/^[A-Za-z_]{1,40}$/) }),
    body: z.strictObject({
      isOff: z.boolean(),
      reason: freeText(200).refine((reason) => reason.trim() !== "", "must not be blank"),
    }),
    response: success(z.object({})),
    errors: ["NOT_FOUND"],
  }),
] as const
