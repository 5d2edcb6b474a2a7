import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as ticketTexts from "@hearth/texts/console/ticket.ts"
import { formatLocalMoney } from "../../client/country.ts"

const compensationTexts = {
  wallet: ticketTexts.toWallet,
  source: ticketTexts.toPaymentMethod,
  cash: ticketTexts.offCash,
} as const

export function formatCompensation({ amount, how }: NonNullable<StoreTicket["compensation"]>): string {
  return compensationTexts[how](formatLocalMoney(amount))
}
