import type { FastifyReply, FastifyRequest } from "fastify"
import { expect, test } from "vitest"
import { readSecureCookie, writeSecureCookie } from "./secure-cookie.ts"

const kind = { name: "hearth_refresh", path: "/api" }
const requestOf = (protocol: "http" | "https", cookie?: string) =>
  ({ protocol, headers: { cookie } }) as unknown as FastifyRequest

function writtenCookies(request: FastifyRequest, environment: "local" | "production" = "local"): string[] {
  const cookies: string[] = []
  const reply = { header: (_: string, value: string) => void cookies.push(value) } as unknown as FastifyReply
  writeSecureCookie({ request, reply }, { environment }, kind, "token", 60)
  return cookies
}

test("[SEC-4c] over https, and always in production, a cookie has the __Host- prefix and is valid for every path", () => {
  const prefixedCookie = "__Host-hearth_refresh=token; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict"
  expect(writtenCookies(requestOf("https"))).toEqual([prefixedCookie])
  expect(writtenCookies(requestOf("http"), "production")).toEqual([prefixedCookie])
})

test("[SEC-4c] over http, on a developer's machine, a cookie has its plain name", () => {
  expect(writtenCookies(requestOf("http"))).toEqual([
    "hearth_refresh=token; Max-Age=60; Path=/api; HttpOnly; SameSite=Strict",
  ])
})

test("[SEC-4c] a cookie without the prefix is read, then replaced and deleted; a prefixed one has priority", () => {
  const oldRequest = requestOf("https", "theme=dark; hearth_refresh=before")
  expect(readSecureCookie(oldRequest, kind)).toBe("before")
  expect(writtenCookies(oldRequest)).toEqual([
    expect.stringContaining("__Host-hearth_refresh=token;"),
    "hearth_refresh=; Max-Age=0; Path=/api; HttpOnly; Secure; SameSite=Strict",
  ])
  expect(readSecureCookie(requestOf("https", "hearth_refresh=planted; __Host-hearth_refresh=own"), kind)).toBe("own")
  expect(readSecureCookie(requestOf("https"), kind)).toBeUndefined()
})
