import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { PaymentOptions } from "@hearth/contract/calls/payments.shapes.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"

type Begun = Pick<Transaction, "payment" | "walletAmount">

/**
 * What the wallet has for this order: its balance, and what the order's own payment under way holds of it, which is there
 * again as soon as it is paid another way. A wallet that is held whole is empty to everybody else.
 */
export function walletForOrder(wallet: PaymentOptions["wallet"] | undefined, begun: Begun | undefined): Minor {
  if (!wallet) return 0
  const status = begun?.payment?.status
  const reserved = begun && (status === "CREATED" || status === "PENDING") ? begun.walletAmount : 0
  return (wallet.isOpen ? wallet.balance : 0) + reserved
}
