/** The titles of wallet movements in the passbook. */
const titles = {
  "wallet spent": "Paid for an order",
  "wallet returned": "Given back from an order",
  "wallet forfeited": "Account deleted",
  refund: "Refund of an order",
  "points earned": "Points for an order",
  promo: "A gift from us",
  compensation: "With our apologies",
} as const

type MovementKind = keyof typeof titles
/** The kinds of movements that credit the wallet. */
export type CreditKind = Extract<MovementKind, "refund" | "points earned" | "promo" | "compensation">

export function titleOf(kind: string): string {
  return (titles as Readonly<Record<string, string>>)[kind] ?? "Wallet"
}
