import { type Answer, json } from "../../http/answer.ts"
import { parseCallbackPlan } from "../callbacks/callback-plan.ts"
import { parsePaymentPlan } from "../failures.ts"
import { payAgain } from "../lankaqr/answer-lankaqr.ts"
import { type Provider, providers } from "../providers.ts"
import { textOf, wholeOf } from "../read-fields.ts"
import type { Desk } from "./desk.ts"

type Input = Record<string, unknown>

const wrong = (message: string, status = 400): Answer => json(status, { message })
const providerOf = (input: Input): Provider | undefined => providers.find((each) => each === input["provider"])
const noProvider = () => wrong(`provider must be one of ${providers.join(", ")}`)

/** Ends a payment as the customer would, or a refund as the bank would. */
export function settle({ till }: Desk, input: Input): Answer {
  if (input["refund"] !== undefined) return settleRefund(till, input)
  const { outcome, tell = true } = input
  const reference = textOf(input, "reference")
  if (outcome !== "paid" && outcome !== "declined") return wrong("outcome must be paid or declined")
  const found = till.books.charges.list({ reference, provider: providerOf(input) })
  const open = found.findLast(({ id }) => till.find(id)?.state === "open")
  if (reference === "" || !open) return wrong("There is no open payment of this reference.", 404)
  const amount = wholeOf(input, "amount") ?? open.amount
  const taken = { amount, currency: textOf(input, "currency") || open.currency }
  const { id, provider, state } = till.settle(open, outcome, { tell: tell !== false, taken })
  return json(200, { id, provider, reference, ...taken, state })
}

/** Only where one thing can be paid twice: others refuse it themselves. */
export function payTwice({ till }: Desk, input: Input): Answer {
  const charge = till.books.charges.list({ reference: textOf(input, "reference"), provider: "lankaqr" })[0]
  if (charge?.state !== "captured") return wrong("There is no paid LANKAQR code of this reference.", 404)
  const { id, paymentRef, state } = payAgain(till, charge)
  return json(200, { id, paymentRef, state })
}

function settleRefund(till: Desk["till"], input: Input): Answer {
  const refund = till.books.refunds.find(textOf(input, "refund"))
  const { outcome } = input
  if (outcome !== "done" && outcome !== "failed") return wrong("outcome must be done or failed")
  if (!refund || refund.state !== "pending") return wrong("There is no pending refund of this id.", 404)
  return json(200, till.endRefund(refund, outcome))
}

export function planRefunds({ refundStates }: Desk, input: Input): Answer {
  const provider = providerOf(input)
  const { state } = input
  if (!provider) return noProvider()
  if (state !== "done" && state !== "pending") return wrong("state must be done or pending")
  refundStates.set(provider, state)
  return json(200, { provider, state })
}

export function planCallbacks({ plans }: Desk, input: Input): Answer {
  const provider = providerOf(input)
  if (!provider) return noProvider()
  const plan = parseCallbackPlan(input)
  if (typeof plan === "string") return wrong(plan)
  plans[provider].plan = plan
  return json(200, { provider, ...plan })
}

export async function planFailures({ setFailures }: Desk, input: Input): Promise<Answer> {
  const provider = providerOf(input)
  if (!provider) return noProvider()
  const plan = parsePaymentPlan(input)
  if (typeof plan === "string") return wrong(plan)
  await setFailures(provider, plan)
  return json(200, { provider, ...plan })
}

export function redeliver({ till, announcer }: Desk, input: Input): Answer {
  const found = till.books.charges.list({ reference: textOf(input, "reference") || "\u0000" })
  if (found.length === 0) return wrong("There is no payment of this reference.", 404)
  return json(200, { events: found.reduce((sum, charge) => sum + announcer.again(charge), 0) })
}

export function forge({ till, announcer }: Desk, input: Input): Answer {
  const charge = till.books.charges.list({ reference: textOf(input, "reference") || "\u0000" }).at(-1)
  if (!charge) return wrong("There is no payment of this reference.", 404)
  announcer.forge(charge, input["outcome"] === "declined" ? "declined" : "paid")
  return json(200, { reference: charge.reference })
}

export function setWebhookBase({ setBase }: Desk, input: Input): Answer {
  const given = textOf(input, "url")
  const url = URL.canParse(given) ? new URL(given) : undefined
  const isHere = url?.protocol === "http:" && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname)
  if (!isHere) return wrong("url must be an http:// address of this machine")
  setBase(url.origin)
  return json(200, { url: url.origin })
}

export function addVoucher({ till }: Desk, input: Input): Answer {
  const [number, pin] = [textOf(input, "number").replaceAll(" ", ""), textOf(input, "pin")]
  const [balance, currency] = [wholeOf(input, "amount") ?? -1, textOf(input, "currency")]
  const expiresOn = textOf(input, "expiresOn") || "2099-12-31"
  if (!/^\d{12,19}$/.test(number)) return wrong("number must have 12 to 19 digits")
  if (!/^\d{4,8}$/.test(pin)) return wrong("pin must have 4 to 8 digits")
  if (balance < 0) return wrong("amount must be a whole number from 0, in minor units")
  if (!/^[A-Z]{3}$/.test(currency)) return wrong("currency must be three capitals")
  if (!/^\d{4}-\d\d-\d\d$/.test(expiresOn)) return wrong("expiresOn must be like 2099-12-31")
  const isNew = till.books.vouchers.add({ number, pin, balance, currency, expiresOn })
  return isNew ? json(201, till.books.vouchers.find(number)) : wrong("That number is taken.", 409)
}

export function setWallet({ till: { books } }: Desk, input: Input): Answer {
  const mobile = textOf(input, "mobile")
  const balance = wholeOf(input, "balance")
  if (!/^\+\d{8,15}$/.test(mobile)) return wrong("mobile must be like +919876543210")
  if (input["balance"] !== undefined && (balance === undefined || balance < 0)) {
    return wrong("balance must be a whole number from 0, in minor units")
  }
  books.wallets.open(mobile, balance ?? 0)
  if (balance !== undefined) books.wallets.setBalance(mobile, balance)
  if (input["revoke"] === true) books.wallets.revoke(mobile)
  return json(200, books.wallets.find(mobile))
}
