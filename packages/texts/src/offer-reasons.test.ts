import { expect, test } from "vitest"
import { daysAndHours } from "./en/days-and-hours.ts"
import { blocked, codesRefused, notUsed } from "./en/offers/offer-reasons.ts"
import { suggested } from "./en/cart/upsell.ts"

const missingItems = (count: number) => ({ kind: "items", count, categories: [], products: [], sizes: [] }) as const

test("[OFR-7g] amounts are in the country's currency", () => {
  const blocker = { code: "SMALLEST_CART", missing: { kind: "amount", amount: 450_00 } } as const
  expect(blocked(blocker, "LK")).toBe("Add Rs.\u00A0450 more to use this.")
  expect(blocked(blocker, "BD")).toBe("Add ৳450 more to use this.")
})

test("[OFR-7g] the reason names the items that are missing, and how many more are needed", () => {
  const pizzas = { code: "CATEGORIES", words: "pizzas" } as const
  expect(blocked({ ...pizzas, neededCount: 1, missing: missingItems(1) }, "IN")).toBe(
    "Add one of our pizzas to use this.",
  )
  expect(blocked({ ...pizzas, neededCount: 3, missing: missingItems(2) }, "IN")).toBe(
    "Add 2 more of our pizzas to use this.",
  )
  expect(blocked({ code: "BUY_MORE", words: null, neededCount: 3, missing: missingItems(2) }, "IN")).toBe(
    "Add 2 more items to use this.",
  )
  const sizes = ["medium", "large"]
  expect(blocked({ code: "SIZES", sizes, missing: missingItems(1) }, "IN")).toBe(
    "Choose one in medium or large to use this.",
  )
})

test("[OFR-7g] the reason has the number of uses or missing orders, or lists the delivery types", () => {
  const used = { code: "USED_BY_YOU", missing: null } as const
  expect(blocked({ ...used, times: 1 }, "IN")).toBe("You’ve already used this offer.")
  expect(blocked({ ...used, times: 2 }, "IN")).toBe("You’ve already used this offer 2 times.")
  expect(blocked({ code: "MILESTONE", missing: { kind: "orders", count: 1 } }, "IN")).toBe(
    "1 more order to unlock this.",
  )
  expect(
    blocked(
      { code: "DELIVERY_TYPE", missing: { kind: "delivery-type", types: ["PICKUP", "CURBSIDE", "DINEIN"] } },
      "IN",
    ),
  ).toBe("Only for pickup, curbside pickup or dine-in.")
})

test("[OFR-7g] consecutive days are written as a range, others as a list, and hours may pass midnight", () => {
  expect(daysAndHours([1, 2, 3, 4, 5], 11 * 60, 15 * 60)).toBe("Monday to Friday, 11 am to 3 pm")
  expect(daysAndHours([5, 6], 22 * 60 + 30, 25 * 60)).toBe("on Friday and Saturday, 10:30 pm to 1 am")
  expect(daysAndHours([0, 1, 2, 3, 4], 0, 1440)).toBe("Sunday to Thursday")
  expect(daysAndHours([6, 0], 0, 1440)).toBe("on Saturday and Sunday")
  expect(daysAndHours([1, 3, 5], 0, 1440)).toBe("on Monday, Wednesday and Friday")
  expect(daysAndHours([0, 1, 2, 3, 4, 5, 6], 0, 1440)).toBe("every day")
})

test("[OFR-4d] a code that saves less is refused with what to remove, or with the prize it can't be combined with", () => {
  const refusal = { code: "SAVES_LESS", codes: ["LOW"], more: 40_00 } as const
  const one = { code: "ONE", title: "Off" }
  const two = { code: "TWO", title: "Off" }
  expect(codesRefused({ ...refusal, displaced: [one] }, "IN")).toBe(
    "ONE saves you ₹40 more. Remove it first to use LOW.",
  )
  expect(codesRefused({ ...refusal, displaced: [one, two] }, "IN")).toBe(
    "ONE and TWO save you ₹40 more. Remove them first to use LOW.",
  )
  expect(codesRefused({ ...refusal, displaced: [{ code: null, title: "A dip" }] }, "IN")).toBe(
    "‘A dip’ saves you ₹40 more, and LOW can’t be combined with it.",
  )
})

test("[OFR-8a] the reason why an offer isn't used names the other offers or both savings", () => {
  const others = [
    { id: "a", title: "10% off" },
    { id: "b", title: "A dip" },
  ]
  expect(notUsed({ code: "CANT_BE_COMBINED", with: others }, "IN")).toBe("Can’t be combined with ‘10% off’ or ‘A dip’.")
  expect(notUsed({ code: "SAVES_LESS", saving: 40_00, than: 120_00 }, "IN")).toBe(
    "Saves ₹40. Your current offers save ₹120.",
  )
})

test("[CAR-5a] a suggestion names the saving and the code or prize that gives it", () => {
  const offer = { code: "OFFER", promoCode: "FIFTY", isApplied: false, isFree: false, saving: 50_00 } as const
  expect(suggested(offer, "IN")).toBe("Save ₹50 with code FIFTY")
  expect(suggested({ ...offer, isFree: true }, "IN")).toBe("Free with code FIFTY")
  expect(suggested({ ...offer, isApplied: true }, "IN")).toBe("Add it and save ₹50 with FIFTY")
  expect(suggested({ ...offer, promoCode: null, isApplied: true, isFree: true }, "IN")).toBe("Free with your prize")
})

test("[LOY-2d] a code that would displace the free pizza says so instead of comparing savings", () => {
  const displaced = [{ code: "FREEPIZZA", title: "A free medium pizza", points: 600 }]
  expect(codesRefused({ code: "SAVES_LESS", codes: ["SAVE50"], displaced, more: 409_00 }, "IN")).toBe(
    "SAVE50 can’t be combined with your free pizza.",
  )
})
