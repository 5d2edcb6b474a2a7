import type { IncomingMessage, ServerResponse } from "node:http"
import { type RouteResponse, json, writeResponse } from "../../http/route-response.ts"
import { isLoopbackHost } from "../../http/is-loopback-host.ts"
import { parseObject } from "../../http/read-body.ts"
import { readCall } from "../payment-provider.routes.ts"
import { stylesheet } from "../pages/render-page.ts"
import { providers } from "../providers.ts"
import type { ProviderCall } from "../provider-adapter.ts"
import { paymentsAdminPage } from "./payments-admin-page.ts"
import type { PaymentsAdmin } from "./payments-admin.ts"
import { listPayments } from "./list-payments.ts"
import {
  addVoucher,
  forge,
  payTwice,
  planCallbacks,
  planFailures,
  planRefunds,
  redeliver,
  setWallet,
  settle,
  setCallbackBase,
} from "./admin-commands.ts"

type AdminCommand = (admin: PaymentsAdmin, input: Record<string, unknown>) => RouteResponse

const commands: Readonly<Record<string, AdminCommand>> = {
  "/admin/settle": settle,
  "/admin/pay-twice": payTwice,
  "/admin/refunds": planRefunds,
  "/admin/callbacks": planCallbacks,
  "/admin/redeliver": redeliver,
  "/admin/forge": forge,
  "/admin/webhook-base": setCallbackBase,
  "/admin/vouchers": addVoucher,
  "/admin/wallets": setWallet,
}

/** Serves the admin page for people, and for tests the recorded payments and the stand-ins' settings. */
export async function handlePaymentsAdmin(
  request: IncomingMessage,
  response: ServerResponse,
  admin: PaymentsAdmin,
): Promise<void> {
  if (!isLoopbackHost(request)) {
    return writeResponse(response, json(403, { message: "Open this page by its loopback address." }))
  }
  const call = await readCall(request)
  const answer = call && (call.method === "GET" ? handleGet(call, admin) : await handlePost(call, admin))
  writeResponse(response, answer ?? json(404, { message: "There is no such page." }))
}

function handleGet({ path, query }: ProviderCall, admin: PaymentsAdmin): RouteResponse | undefined {
  const { database } = admin.service
  const filter = { reference: query.get("reference") ?? "", provider: query.get("provider") ?? "" }
  switch (path) {
    case "/":
      return paymentsAdminPage(admin)
    case "/pay.css":
      return stylesheet
    case "/admin/payments":
      return json(200, { payments: listPayments(admin.service, filter) })
    case "/admin/deliveries":
      return json(200, {
        deliveries: database.payments.list(filter).flatMap(({ id, reference }) =>
          database.deliveries.ofPayment(id).map(({ provider, eventId, kind, tamper, state, tries, lastStatus }) => ({
            provider,
            reference,
            eventId,
            kind,
            tamper,
            state,
            tries,
            lastStatus,
          })),
        ),
      })
    case "/admin/failures":
      return json(200, Object.fromEntries(providers.map((each) => [each, admin.failures[each].plan])))
    case "/admin/calls":
      return json(200, Object.fromEntries(providers.map((each) => [each, admin.failures[each].calls])))
    case "/admin/callbacks":
      return json(200, Object.fromEntries(providers.map((each) => [each, admin.callbackPlans[each].plan])))
    case "/admin/vouchers":
      return json(200, { vouchers: database.vouchers.list() })
    case "/admin/wallets":
      return json(200, { wallets: database.wallets.list() })
    default:
      return undefined
  }
}

async function handlePost(call: ProviderCall, admin: PaymentsAdmin): Promise<RouteResponse | undefined> {
  // Accepts only JSON bodies, because a form on another site can't send this content type.
  const isJson = call.headers["content-type"]?.startsWith("application/json")
  const input = isJson ? parseObject(call.body) : undefined
  if (call.method !== "POST") return undefined
  if (!input) return json(400, { message: "send application/json" })
  if (call.path === "/admin/failures") return planFailures(admin, input)
  const command = commands[call.path]
  return command && admin.service.database.atomically(() => command(admin, input))
}
