import { expect, test } from "vitest"
import { hrefAfterSaving, postorderPath, readAddressRoute, targetAfterChoosingPlace } from "./address-route.ts"

/** An address's id. */
const id = "0197a1b2-0000-7000-8000-00000000abcd"
const readRoute = (query: string) => readAddressRoute(new URLSearchParams(query))

test("[NAV-10e] a route through the address screens that began in the cart leads back to it", () => {
  const route = readRoute(`for=address&from=cart&edit=${id}&latitude=1&label=x`)
  expect(route).toEqual({ for: "address", from: "cart", edit: id })
  expect(readRoute(postorderPath("mapScreen", { ...route }, { latitude: "12.9" }).split("?")[1] ?? "")).toEqual(route)
  expect(targetAfterChoosingPlace(route)).toBe("cart")
  expect(hrefAfterSaving(route, id)).toBe("/cart")
})

test("choosing a place for a free pizza leads back to the rewards menu", () => {
  const route = readRoute("from=rewards")
  expect(route).toEqual({ from: "rewards" })
  expect(targetAfterChoosingPlace(route)).toBe("rewards")
})

test("[NAV-10e] any other route through these screens leads to the address book and never to another site", () => {
  for (const query of ["", "from=//evil.example", "from=/cart", "from=", "for=x&edit=../1"]) {
    expect(readRoute(query)).toEqual({})
    expect(targetAfterChoosingPlace(readRoute(query))).toBe("other")
    expect(hrefAfterSaving(readRoute(query), id)).toBe("/postorder-ui/myAddresses?fromProfile=true")
  }
})

test("a path has no query without parameters, and undefined parameters are left out", () => {
  expect(postorderPath("searchAddress", {})).toBe("/postorder-ui/searchAddress")
  expect(postorderPath("mapScreen", { label: "A & B" }, { city: undefined })).toBe(
    "/postorder-ui/mapScreen?label=A+%26+B",
  )
})
