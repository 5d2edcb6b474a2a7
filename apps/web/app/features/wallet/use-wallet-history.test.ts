import { expect, test } from "vitest"
import { appendMovements } from "./use-wallet-history.ts"
import type { WalletMovement } from "./wallet.api.ts"

const movement = (movementId: string) => ({ movementId }) as WalletMovement
const page = (pageNo: number, ...ids: string[]) => ({
  currency: "INR" as const,
  pageNo,
  pages: 3,
  transactions: ids.map(movement),
})

test("[PAY-8g] the first page replaces the list, later ones are appended without duplicates", () => {
  const first = appendMovements([movement("old")], page(1, "a", "b"))
  expect(first.map(({ movementId }) => movementId)).toEqual(["a", "b"])
  expect(appendMovements(first, page(2, "b", "c")).map(({ movementId }) => movementId)).toEqual(["a", "b", "c"])
})
