import { expect, test } from "vitest"
import { ownHosts, publicOriginFor } from "./public-origin.ts"

const settings = ["https://hearth.example", "https://in.hearth.example", "https://lk.hearth.example"]
const cases = settings.flatMap((setting) => ["in", "lk", "bd"].map((prefix): [string, string] => [prefix, setting]))

test.each(cases)("under the prefix %s visitors see that country's origin if PUBLIC_ORIGIN is %s", (prefix, setting) => {
  expect(publicOriginFor(`${prefix}.internal:3000`, setting)).toBe(`https://${prefix}.hearth.example`)
  expect(publicOriginFor(`${prefix.toUpperCase()}.internal`, setting)).toBe(`https://${prefix}.hearth.example`)
})

test("keeps the port, and returns the setting unchanged for a host without a country prefix", () => {
  expect(publicOriginFor("bd.localhost:4000", "http://localhost:3000")).toBe("http://bd.localhost:3000")
  for (const setting of settings) expect(publicOriginFor("10.0.0.5:3000", setting)).toBe(setting)
})

test.each(cases)(
  "under the prefix %s another country's host does not count as our own if PUBLIC_ORIGIN is %s",
  (prefix, setting) => {
    const hosts = ownHosts(`${prefix}.internal:3000`, setting)
    expect(hosts).toEqual([`${prefix}.internal:3000`, `${prefix}.hearth.example`, "hearth.example"])
    expect(ownHosts(`${prefix}.internal:3000`, undefined)).toEqual([`${prefix}.internal:3000`])
  },
)
