import { expect, test } from "vitest"
import { afterSaving, pathWith, readAddressWay, targetOf } from "./address-way.ts"

const id = "0197a1b2-0000-7000-8000-00000000abcd"
const read = (query: string) => readAddressWay(new URLSearchParams(query))

test("[NAV-10] what began in the cart leads back to it, from screen to screen", () => {
  const way = read(`for=address&from=cart&edit=${id}&latitude=1&label=x`)
  expect(way).toEqual({ for: "address", from: "cart", edit: id })
  expect(read(pathWith("mapScreen", { ...way }, { latitude: "12.9" }).split("?")[1] ?? "")).toEqual(way)
  expect(targetOf(way)).toBe("cart")
  expect(afterSaving(way, "a")).toBe("/cart")
})

test("[NAV-10] from anywhere else: the address book, and never another site", () => {
  for (const query of ["", "from=//evil.example", "from=/cart", "from=", "for=x&edit=../1"]) {
    expect(read(query)).toEqual({})
    expect(targetOf(read(query))).toBe("other")
    expect(afterSaving(read(query), "a")).toBe("/postorder-ui/myAddresses?fromProfile=true")
  }
})

test("[NAV-10] an address without anything to hand on has no query", () => {
  expect(pathWith("searchAddress", {})).toBe("/postorder-ui/searchAddress")
  expect(pathWith("mapScreen", { label: "A & B" }, { city: undefined })).toBe("/postorder-ui/mapScreen?label=A+%26+B")
})
