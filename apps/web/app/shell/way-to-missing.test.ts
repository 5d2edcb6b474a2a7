import type { PageEntry } from "@hearth/contract/page-rendering.ts"
import { expect, test } from "vitest"
import { sampleProduct } from "../testing/sample-shelf.ts"
import { type OfferMissing, wayToMissing } from "./way-to-missing.ts"

const page = (category: string): PageEntry => ({
  path: `/menu/${category}`,
  kind: "category",
  category,
  title: "",
  heading: "",
})
const boot = { country: "IN", pages: ["party", "veg-pizza", "sides"].map(page) } as const
const of = (productType: string, ...ids: string[]) => ids.map((id) => sampleProduct({ id, productType }))
const menu = {
  products: [...of("PIZZA", "farm", "corn"), ...of("SIDES", "bread", "dip")],
  categories: [
    { slug: "party", productIds: ["farm", "corn", "bread"] },
    { slug: "veg-pizza", productIds: ["farm", "corn"] },
    { slug: "sides", productIds: ["bread", "dip"] },
  ],
} as Parameters<typeof wayToMissing>[2]
const items = (change: object): OfferMissing => ({
  kind: "items",
  count: 1,
  categories: [],
  products: [],
  sizes: [],
  ...change,
})

test("[OFR-8] what is missing leads to where it can be had", () => {
  expect(wayToMissing({ kind: "amount", amount: 60_00 }, boot, menu)).toBe("/menu")
  expect(wayToMissing(items({ products: ["dip", "bread"] }), boot, menu)).toBe("/menu?product=dip")
  expect(wayToMissing(items({ categories: ["PIZZA"] }), boot, menu)).toBe("/menu/veg-pizza")
  expect(wayToMissing(items({ categories: ["sides"] }), boot, menu)).toBe("/menu/sides")
})

test("[OFR-8] to the whole menu where nothing closer is known, and nowhere where adding does not mend it", () => {
  expect(wayToMissing(items({ categories: ["PASTA"] }), boot, menu)).toBe("/menu")
  expect(wayToMissing(items({ categories: ["PIZZA"] }), boot, null)).toBe("/menu")
  expect(wayToMissing({ kind: "payment", methods: ["UPI"], bank: null }, boot, menu)).toBeNull()
  expect(wayToMissing({ kind: "orders", count: 2 }, boot, menu)).toBeNull()
})
