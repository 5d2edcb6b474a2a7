import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { PaymentOptions } from "@hearth/contract/calls/payments.shapes.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"

type WalletOrder = Pick<Transaction, "payment" | "walletAmount">

/**
 * The wallet balance that can be spent on this order: the current balance, plus what the order's own pending payment
 * has reserved, which becomes available again when the order is paid with another method. Without this, a fully
 * reserved wallet would have no balance.
 */
export function walletBalanceForOrder(
  wallet: PaymentOptions["wallet"] | undefined,
  order: WalletOrder | undefined,
): Minor {
  if (!wallet) return 0
  const status = order?.payment?.status
  const reserved = order && (status === "CREATED" || status === "PENDING") ? order.walletAmount : 0
  return (wallet.isOpen ? wallet.balance : 0) + reserved
}
