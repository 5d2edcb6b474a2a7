import * as walletMovementTexts from "@hearth/texts/checkout/wallet-movements.ts"

/** The titles of wallet movements in the passbook. */
const titles = {
  "wallet spent": walletMovementTexts.spent,
  "wallet returned": walletMovementTexts.returned,
  "wallet forfeited": walletMovementTexts.forfeited,
  refund: walletMovementTexts.refund,
  promo: walletMovementTexts.gift,
  compensation: walletMovementTexts.compensation,
  remedy: walletMovementTexts.remedy,
} as const

type MovementKind = keyof typeof titles
/** The kinds of movements that credit the wallet. */
export type CreditKind = Extract<MovementKind, "refund" | "promo" | "compensation" | "remedy">

export function titleOf(kind: string): string {
  return (titles as Readonly<Record<string, string>>)[kind] ?? walletMovementTexts.other
}
