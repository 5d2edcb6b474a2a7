import type { Answer } from "../../http/answer.ts"
import type { Charge } from "../books/charges.store.ts"
import type { Till } from "../till.ts"
import { note } from "./page.ts"

/** Where the browser goes afterwards; undefined stays here. */
export interface Ways {
  paid?: string
  declined?: string
}

/** Somebody pressed a button of {@link outcomeButtons}. */
export function playOutcome(till: Till, charge: Charge, outcome: string | null, ways: Ways = {}): Answer {
  const { provider } = charge
  if (charge.state !== "open") return overPage(charge)
  switch (outcome) {
    case "pay":
      till.settle(charge, "paid")
      return ways.paid ? goTo(ways.paid) : note(provider, "Paid", "You can go back to the shop.")
    case "decline":
      till.settle(charge, "declined")
      return ways.declined ? goTo(ways.declined) : note(provider, "Declined", "Nothing was taken. Go back to the shop.")
    case "silent":
      till.settle(charge, "paid", { tell: false })
      return note(provider, "Paid, and nobody was told", "The shop has to find out by asking.")
    default:
      return note(provider, "Left open", "Nothing was decided. Open this page again to go on.")
  }
}

/** 303: the browser comes with GET. */
export const goTo = (location: string): Answer => ({ status: 303, headers: { location } })

const words: Record<Charge["state"], string> = {
  open: "It is open.",
  approved: "It was approved.",
  captured: "It was paid.",
  declined: "It was declined.",
  expired: "Its time is over.",
}

export const overPage = ({ provider, state }: Charge): Answer =>
  note(provider, "This payment is over", words[state], 409)
