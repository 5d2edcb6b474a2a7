import { describe, expect, test } from "vitest"
import { countryFromHost, resolveCountry } from "./resolve-country.ts"

describe("countryFromHost", () => {
  test("[CTY-1b] reads the country from the host's prefix", () => {
    expect(countryFromHost("in.hearth.example")).toBe("IN")
    expect(countryFromHost("lk.localhost:3000")).toBe("LK")
    expect(countryFromHost("BD.Hearth.Example")).toBe("BD")
  })

  test("[CTY-1c] leaves every other host to the deployment's setting", () => {
    const hosts = [
      undefined,
      "",
      "localhost",
      "hearth.example",
      "india-test",
      "inn.example",
      "in",
      "www.in.example",
      "sl.localhost",
    ]
    expect(hosts.map(countryFromHost)).toEqual(hosts.map(() => undefined))
  })
})

describe("resolveCountry", () => {
  test.each([
    ["IN", ["in", "india", "ind"]],
    ["LK", ["sl", "lk", "srilanka"]],
    ["BD", ["bg", "bangla", "bangladesh"]],
  ])("[CTY-2a] %s is found by each of its names, in upper or lower case", (country, names) => {
    for (const name of names) {
      for (const spelled of [name, name.toUpperCase(), name.replace(/^./, (c) => c.toUpperCase())]) {
        expect(resolveCountry(spelled)).toEqual({ ok: true, country })
      }
    }
  })

  test("[CTY-2b] an unknown name is refused", () => {
    for (const name of ["nepal", "ban", "sri lanka", " in", "constructor", "__proto__"]) {
      expect(resolveCountry(name)).toEqual({ ok: false, message: "No config available with this country" })
    }
  })

  test("[CTY-2c] a missing or empty name and a value that is not a string are refused", () => {
    for (const name of [undefined, null, "", 91, true, {}, ["in"]]) {
      expect(resolveCountry(name)).toEqual({ ok: false, message: "Please mention the country name." })
    }
  })
})
