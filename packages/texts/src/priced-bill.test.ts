import type { LineRefusal } from "@hearth/domain/pricing/cart-line.ts"
import { expect, test } from "vitest"
import { billChange } from "./en/cart/bill-changes.ts"
import { billNote, lineRefused } from "./en/cart/priced-bill.ts"

test("the reason names the refused product, and tells if only half of it was refused", () => {
  const refused = { code: "GONE", what: "farm", productId: "farm", name: null } as const
  expect(lineRefused(refused)).toBe("This item is no longer on this store’s menu.")
  expect(lineRefused({ ...refused, what: "feast", name: "Farmhouse" })).toBe(
    "Half of Farmhouse is no longer on this store’s menu.",
  )
  const soldOut: LineRefusal = "SOLD_OUT"
  expect(lineRefused({ ...refused, code: soldOut, name: "Farmhouse" })).toBe("Farmhouse is sold out at this store.")
})

test("[CAR-8c] [CTY-3d] notes about amounts are in the country's currency", () => {
  const note = { code: "SMALLEST_ORDER", stops: true, smallest: 50_00, missing: 10_00 } as const
  expect(billNote(note, "BD")).toBe("The minimum order is ৳50. Add ৳10 more.")
  expect(billNote({ code: "TIP_NOT_TAKEN", stops: false, most: 500_00 }, "IN")).toBe("You can tip up to ₹500.")
})

test("[CAT-7d] a changed charge says whether it was added, removed or changed", () => {
  const charge = { code: "CHARGE", about: "DELIVERY", title: "Delivery charge" } as const
  expect(billChange({ ...charge, was: 0, now: 39_00 }, "IN")).toBe("Delivery charge of ₹39 added.")
  expect(billChange({ ...charge, was: 39_00, now: 0 }, "IN")).toBe("Delivery charge of ₹39 removed.")
  expect(billChange({ ...charge, was: 39_00, now: 40_00 }, "IN")).toBe("Delivery charge is now ₹40. It was ₹39.")
})
