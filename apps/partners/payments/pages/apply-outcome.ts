import type { RouteResponse } from "../../http/route-response.ts"
import type { Charge } from "../database/charges.store.ts"
import type { ChargeService } from "../charge-service.ts"
import { notePage } from "./render-page.ts"

/** Where the browser is redirected afterwards; if undefined, it stays on the provider's page. */
export interface ReturnUrls {
  paid?: string
  declined?: string
}

/** Applies the button of {@link outcomeButtons} that was clicked. */
export function applyOutcome(
  service: ChargeService,
  charge: Charge,
  outcome: string | null,
  returnUrls: ReturnUrls = {},
): RouteResponse {
  const { provider } = charge
  if (charge.state !== "open") return paymentEndedPage(charge)
  switch (outcome) {
    case "pay":
      service.settle(charge, "paid")
      return returnUrls.paid ? redirectTo(returnUrls.paid) : notePage(provider, "Paid", "You can go back to the shop.")
    case "decline":
      service.settle(charge, "declined")
      return returnUrls.declined
        ? redirectTo(returnUrls.declined)
        : notePage(provider, "Declined", "You weren’t charged. Go back to the shop.")
    case "silent":
      service.settle(charge, "paid", { notify: false })
      return notePage(provider, "Paid without notification", "Hearth must query the payment to find out.")
    default:
      return notePage(provider, "Left open", "The payment is still open. Open this page again to continue.")
  }
}

/** Status 303 makes the browser follow with GET. */
export const redirectTo = (location: string): RouteResponse => ({ status: 303, headers: { location } })

const stateTexts: Record<Charge["state"], string> = {
  open: "It is open.",
  approved: "It was approved.",
  captured: "It was paid.",
  declined: "It was declined.",
  expired: "It has expired.",
}

export const paymentEndedPage = ({ provider, state }: Charge): RouteResponse =>
  notePage(provider, "This payment has ended", stateTexts[state], 409)
