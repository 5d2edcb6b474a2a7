import type { RouteResponse } from "../../http/route-response.ts"
import type { Payment } from "../database/payments.store.ts"
import type { PaymentService } from "../payment-service.ts"
import { notePage } from "./render-page.ts"

/** Where the browser is redirected afterwards; if undefined, it stays on the provider's page. */
export interface ReturnUrls {
  paid?: string
  declined?: string
}

/** Applies the button of {@link outcomeButtons} that was clicked. */
export function applyOutcome(
  service: PaymentService,
  payment: Payment,
  outcome: string | null,
  returnUrls: ReturnUrls = {},
): RouteResponse {
  const { provider } = payment
  if (payment.state !== "open") return paymentEndedPage(payment)
  switch (outcome) {
    case "pay":
      service.settle(payment, "paid")
      return returnUrls.paid ? redirectTo(returnUrls.paid) : notePage(provider, "Paid", "Return to the merchant.")
    case "decline":
      service.settle(payment, "declined")
      return returnUrls.declined
        ? redirectTo(returnUrls.declined)
        : notePage(provider, "Declined", "You weren’t charged. Return to the merchant.")
    case "pay-without-callback":
      service.settle(payment, "paid", { notify: false })
      return notePage(provider, "Paid without notification", "Hearth must query the payment to find out.")
    default:
      return notePage(provider, "Left open", "The payment is still open. Open this page again to continue.")
  }
}

/** Status 303 makes the browser follow with GET. */
export const redirectTo = (location: string): RouteResponse => ({ status: 303, headers: { location } })

const stateTexts: Record<Payment["state"], string> = {
  open: "It is open.",
  approved: "It was approved.",
  captured: "It was paid.",
  declined: "It was declined.",
  expired: "It has expired.",
}

export const paymentEndedPage = ({ provider, state }: Payment): RouteResponse =>
  notePage(provider, "This payment has ended", stateTexts[state], 409)
