import type { IncomingMessage, ServerResponse } from "node:http"
import { type Answer, json, writeAnswer } from "../../http/answer.ts"
import { isLoopbackHost } from "../../http/is-loopback-host.ts"
import { parseObject } from "../../http/read-body.ts"
import { readCall } from "../answer-provider.ts"
import { stylesheet } from "../pages/page.ts"
import { providers } from "../providers.ts"
import type { Call } from "../side.ts"
import { deskPage } from "./desk-page.ts"
import type { Desk } from "./desk.ts"
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
  setWebhookBase,
} from "./steer-payments.ts"

type Steer = (desk: Desk, input: Record<string, unknown>) => Answer

const steering: Readonly<Record<string, Steer>> = {
  "/admin/settle": settle,
  "/admin/pay-twice": payTwice,
  "/admin/refunds": planRefunds,
  "/admin/callbacks": planCallbacks,
  "/admin/redeliver": redeliver,
  "/admin/forge": forge,
  "/admin/webhook-base": setWebhookBase,
  "/admin/vouchers": addVoucher,
  "/admin/wallets": setWallet,
}

/** What people and tests see: the books, and the switches. */
export async function answerDesk(request: IncomingMessage, response: ServerResponse, desk: Desk): Promise<void> {
  if (!isLoopbackHost(request)) {
    return writeAnswer(response, json(403, { message: "Open this page by its loopback address." }))
  }
  const call = await readCall(request)
  const answer = call && (call.method === "GET" ? look(call, desk) : await steer(call, desk))
  writeAnswer(response, answer ?? json(404, { message: "There is no such page." }))
}

function look({ path, query }: Call, desk: Desk): Answer | undefined {
  const { books } = desk.till
  const filter = { reference: query.get("reference") ?? "", provider: query.get("provider") ?? "" }
  switch (path) {
    case "/":
      return deskPage(desk)
    case "/pay.css":
      return stylesheet
    case "/admin/payments":
      return json(200, { payments: listPayments(desk.till, filter) })
    case "/admin/deliveries":
      return json(200, {
        deliveries: books.charges.list(filter).flatMap(({ id, reference }) =>
          books.deliveries.ofCharge(id).map(({ provider, eventId, kind, tamper, state, tries, lastStatus }) => ({
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
      return json(200, Object.fromEntries(providers.map((each) => [each, desk.failures[each].plan])))
    case "/admin/callbacks":
      return json(200, Object.fromEntries(providers.map((each) => [each, desk.plans[each].plan])))
    case "/admin/vouchers":
      return json(200, { vouchers: books.vouchers.list() })
    case "/admin/wallets":
      return json(200, { wallets: books.wallets.list() })
    default:
      return undefined
  }
}

async function steer(call: Call, desk: Desk): Promise<Answer | undefined> {
  // A form of another site can't send this type.
  const isJson = call.headers["content-type"]?.startsWith("application/json")
  const input = isJson ? parseObject(call.body) : undefined
  if (call.method !== "POST") return undefined
  if (!input) return json(400, { message: "send application/json" })
  if (call.path === "/admin/failures") return planFailures(desk, input)
  const act = steering[call.path]
  return act && desk.till.books.atomically(() => act(desk, input))
}
