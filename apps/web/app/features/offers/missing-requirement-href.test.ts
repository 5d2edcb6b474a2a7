import type { PageEntry } from "@hearth/contract/page-rendering.ts"
import { expect, test } from "vitest"
import { sampleProduct } from "../../testing/sample-catalog.ts"
import { type MissingRequirement, missingRequirementHref } from "./missing-requirement-href.ts"

const page = (category: string): PageEntry => ({
  path: `/menu/${category}`,
  kind: "category",
  category,
  title: "",
  heading: "",
})
const pageContext = { country: "IN", pages: ["party", "veg-pizza", "sides"].map(page) } as const
const productsOf = (productType: string, ...ids: string[]) => ids.map((id) => sampleProduct({ id, productType }))
const menu = {
  products: [...productsOf("PIZZA", "farm", "corn"), ...productsOf("SIDES", "bread", "dip")],
  categories: [
    { slug: "party", productIds: ["farm", "corn", "bread"] },
    { slug: "veg-pizza", productIds: ["farm", "corn"] },
    { slug: "sides", productIds: ["bread", "dip"] },
  ],
} as Parameters<typeof missingRequirementHref>[2]
const missingItems = (change: object): MissingRequirement => ({
  kind: "items",
  count: 1,
  categories: [],
  products: [],
  sizes: [],
  ...change,
})

test("a missing amount or product links to where it can be added", () => {
  expect(missingRequirementHref({ kind: "amount", amount: 60_00 }, pageContext, menu)).toBe("/menu")
  expect(missingRequirementHref(missingItems({ products: ["dip", "bread"] }), pageContext, menu)).toBe(
    "/menu?product=dip",
  )
  expect(missingRequirementHref(missingItems({ categories: ["PIZZA"] }), pageContext, menu)).toBe("/menu/veg-pizza")
  expect(missingRequirementHref(missingItems({ categories: ["sides"] }), pageContext, menu)).toBe("/menu/sides")
})

test("links to the whole menu if no better page is known, and to nothing if adding products doesn’t help", () => {
  expect(missingRequirementHref(missingItems({ categories: ["PASTA"] }), pageContext, menu)).toBe("/menu")
  expect(missingRequirementHref(missingItems({ categories: ["PIZZA"] }), pageContext, null)).toBe("/menu")
  expect(missingRequirementHref({ kind: "payment", methods: ["UPI"], bank: null }, pageContext, menu)).toBeNull()
  expect(missingRequirementHref({ kind: "orders", count: 2 }, pageContext, menu)).toBeNull()
})
