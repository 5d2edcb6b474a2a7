import * as fc from "fast-check"
import { expect, test } from "vitest"
import { hasFilters, isActiveSearch, parseSearch, searchHref } from "./search-state.ts"

const parse = (query: string) => parseSearch(new URLSearchParams(query))

test("[CAT-4d] text and filters are read from a URL and written unchanged", () => {
  const state = parse("?q=paneer+tikka&veg=true&maxPrice=20000&badge=new")
  expect(state).toEqual({ q: "paneer tikka", veg: true, maxPrice: 20_000, badge: "new" })
  expect(searchHref(state)).toBe("?q=paneer+tikka&veg=true&maxPrice=20000&badge=new")
  expect(searchHref(state, "in-cola")).toBe("?q=paneer+tikka&veg=true&maxPrice=20000&badge=new&product=in-cola")
})

test("[CAT-4d] invalid filters are ignored and a long text is cut", () => {
  expect(parse("?veg=yes&maxPrice=-5&badge=gold")).toEqual({ q: "" })
  expect(parse("?maxPrice=0").maxPrice).toBeUndefined()
  expect(parse("?maxPrice=99999999999").maxPrice).toBeUndefined()
  expect(parse(`?q=${"x".repeat(5000)}`).q).toHaveLength(80)
  expect([hasFilters(parse("?q=x")), isActiveSearch(parse("?q=+")), isActiveSearch(parse("?veg=true"))]).toEqual([
    false,
    false,
    true,
  ])
})

test("[CAT-4d] any URL that is read and written again results in the same search", () => {
  fc.assert(
    fc.property(
      fc.record({ q: fc.string({ unit: "binary" }), veg: fc.string(), maxPrice: fc.string(), badge: fc.string() }),
      (params) => {
        const state = parseSearch(new URLSearchParams(params))
        const again = parse(searchHref(state))
        // A surrogate pair that is cut in half is replaced when it is written to the URL.
        expect({ ...again, q: again.q.trim() }).toEqual({ ...state, q: state.q.toWellFormed().trim() })
      },
    ),
  )
})
