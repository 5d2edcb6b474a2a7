import Fastify from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createOriginResolver } from "./create-origin-resolver.ts"

const http = Fastify()
let port = 0
beforeAll(async () => {
  port = Number(new URL(await http.listen({ port: 0, host: "127.0.0.1" })).port)
})
afterAll(() => http.close())

const names = ["localhost", "in.localhost", "lk.localhost", "bd.localhost", "127.0.0.1", "[::1]"]

test.each(names)("%s with our own port is accepted as the origin", (name) => {
  const originOf = createOriginResolver(http, undefined)
  expect(originOf({ host: `${name}:${port}` })).toBe(`http://${name}:${port}`)
  expect(originOf({ host: `${name.toUpperCase()}:${port}` })).toBe(`http://${name}:${port}`)
})

test("unknown hosts share one origin per country", () => {
  const originOf = createOriginResolver(http, undefined)
  const hosts = [
    "a.example",
    "b.example:1",
    `evil.localhost:${port}`,
    "localhost",
    `localhost:${port + 1}`,
    "",
    "a b",
    "<",
  ]
  for (const host of hosts) {
    expect(originOf({ host })).toBe(`http://localhost:${port}`)
    expect(originOf({ host: `lk.${host}x` })).toBe(`http://lk.localhost:${port}`)
  }
})

test("with PUBLIC_ORIGIN only the country prefix of the host is used", () => {
  const originOf = createOriginResolver(http, "https://in.hearth.example")
  expect(originOf({ host: `localhost:${port}` })).toBe("https://in.hearth.example")
  expect(originOf({ host: "bd.evil.example" })).toBe("https://bd.hearth.example")
})
