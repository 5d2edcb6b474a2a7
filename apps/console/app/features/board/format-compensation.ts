import type { StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import { formatLocalMoney } from "../../client/country.ts"

const compensationTexts = {
  wallet: "into their wallet",
  source: "back to where the money came from",
  cash: "off what the rider collects",
} as const

export function formatCompensation({ amount, how }: NonNullable<StoreTicket["compensation"]>): string {
  return `${formatLocalMoney(amount)}, ${compensationTexts[how]}`
}
