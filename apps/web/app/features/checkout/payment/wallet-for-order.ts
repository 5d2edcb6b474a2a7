import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { PaymentOptions } from "@hearth/contract/calls/payments.shapes.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"

type WalletOrder = Pick<Transaction, "payment" | "walletAmount">

/**
 * The wallet's amount for this order: the balance, plus what the order's own pending payment has reserved, which
 * becomes available again when the order is paid with another method. A wallet that is reserved as a whole has no
 * balance otherwise.
 */
export function walletForOrder(wallet: PaymentOptions["wallet"] | undefined, order: WalletOrder | undefined): Minor {
  if (!wallet) return 0
  const status = order?.payment?.status
  const reserved = order && (status === "CREATED" || status === "PENDING") ? order.walletAmount : 0
  return (wallet.isOpen ? wallet.balance : 0) + reserved
}
