import { alertLimits, alertStates, alertTones } from "@hearth/domain/alerts/alert-rules.ts"
import { z } from "zod"
import { defineCall } from "../../define-call.ts"
import { success } from "../../envelope.ts"
import { freeText, storeId, text, timestamp, uuid } from "../../fields.ts"

/*
 * Alerts in the console. Head office writes them for the country of the host or for chosen stores (role marketing or
 * operations, which the action checks); a store's manager writes them for the own store.
 */

const notBlank = (value: string) => value.trim() !== ""

const writtenAlert = z.strictObject({
  tone: z.enum(alertTones),
  title: freeText(alertLimits.titleLength, 1).refine(notBlank, "must not be blank"),
  message: freeText(alertLimits.messageLength, 1).refine(notBlank, "must not be blank"),
  /** Null: at once. */
  startsAt: timestamp.nullable(),
  endsAt: timestamp,
})
export type WrittenAlert = z.infer<typeof writtenAlert>

const alertStore = z.object({ id: storeId, name: z.string(), city: z.string() })
export type AlertStore = z.infer<typeof alertStore>

const listedAlert = z.object({
  alertId: uuid,
  tone: z.enum(alertTones),
  title: z.string(),
  message: z.string(),
  startsAt: timestamp,
  endsAt: timestamp,
  /** When somebody ended it early; null if nobody did. */
  endedAt: timestamp.nullable(),
  state: z.enum(alertStates),
  /** Empty for the whole country. */
  stores: z.array(alertStore),
  source: z.enum(["head-office", "store"]),
  /** The member who wrote it; null for the alerts that came with the system. */
  writtenBy: z.object({ memberId: uuid, name: z.string() }).nullable(),
  /** How many visitors have seen it. */
  visitors: z.int(),
  /** Whether the caller may end it now. */
  canEnd: z.boolean(),
})
export type ListedAlert = z.infer<typeof listedAlert>

const listResponse = success(
  z.object({
    /** Current ones, planned ones by their start, then the latest past ones. */
    alerts: z.array(listedAlert),
  }),
)
const alertResponse = success(z.object({ alert: listedAlert }))
const storeParams = z.object({ storeId })

export const alertsConsoleCalls = [
  defineCall({
    route: "GET /store-ops/ve1/head-office/alerts",
    summary: "Lists the current, planned and latest past alerts of the country; role marketing or operations",
    group: "Head office",
    access: "staff",
    response: listResponse,
  }),
  defineCall({
    route: "POST /store-ops/ve1/head-office/alerts",
    summary: "Writes an alert for the country, or for the chosen stores; role marketing or operations",
    group: "Head office",
    access: "staff",
    idempotency: "required",
    body: writtenAlert.extend({
      /** Empty for the whole country. */
      storeIds: z.array(storeId).max(alertLimits.stores),
    }),
    response: alertResponse,
    errors: ["STORE_NOT_FOUND", "RULE_NOT_MET", "TOO_MANY_REQUESTS"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/head-office/alerts/{alertId}/end",
    summary: "Ends an alert of the country early; ending it again changes nothing; role marketing or operations",
    group: "Head office",
    access: "staff",
    idempotency: "optional",
    params: z.object({ alertId: uuid }),
    response: alertResponse,
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/head-office/alert-stores",
    summary:
      "Finds stores of the country by id, name or city, to choose them for an alert; role marketing or operations",
    group: "Head office",
    access: "staff",
    query: z.object({ search: text(60).default("") }),
    response: success(z.object({ stores: z.array(alertStore) })),
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/alerts",
    summary: "Lists the current, planned and latest past alerts that the store's customers get, also head office's",
    group: "Store console",
    access: "manager",
    params: storeParams,
    response: listResponse,
  }),
  defineCall({
    route: "POST /store-ops/ve1/stores/{storeId}/alerts",
    summary: "Writes an alert for the store's customers",
    group: "Store console",
    access: "manager",
    idempotency: "required",
    params: storeParams,
    body: writtenAlert,
    response: alertResponse,
    errors: ["RULE_NOT_MET", "TOO_MANY_REQUESTS"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/stores/{storeId}/alerts/{alertId}/end",
    summary: "Ends an alert early that the store wrote; ending it again changes nothing",
    group: "Store console",
    access: "manager",
    idempotency: "optional",
    params: storeParams.extend({ alertId: uuid }),
    response: alertResponse,
    errors: ["NOT_FOUND"],
  }),
] as const
