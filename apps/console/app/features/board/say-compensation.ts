import type { StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import { money } from "../../session/country.ts"

const ways = {
  wallet: "into their wallet",
  source: "back to where the money came from",
  cash: "off what the rider collects",
} as const

export function sayCompensation({ amount, how }: NonNullable<StoreTicket["compensation"]>): string {
  return `${money(amount)}, ${ways[how]}`
}
