import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"

let app: TestApp
let dir: string
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "hearth-console-"))
  mkdirSync(join(dir, "assets"))
  writeFileSync(join(dir, "index.html"), '<!doctype html><html lang="en" data-country=""><title>Console</title></html>')
  writeFileSync(join(dir, "assets/index-1.js"), "export {}")
  writeFileSync(join(dir, "icon.svg"), "<svg/>")
  app = await build({ settings: { consoleDir: dir } })
})
afterAll(async () => {
  await app.close()
  rmSync(dir, { recursive: true })
})

test("every console URL serves the same page, with the country of the host", async () => {
  for (const url of ["/console/", "/console/IN001/board", "/console/IN001/figures"]) {
    const page = await app.http.inject({ url, headers: { host: "lk.localhost" } })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('data-country="LK"')
  }
  const withoutSlash = await app.http.inject("/console")
  expect([withoutSlash.statusCode, withoutSlash.headers.location]).toEqual([308, "/console/"])
})

test("[SEC-10b] [SEC-10c] [SEC-10e] the console page runs only our own files, and no page may frame it", async () => {
  const { headers } = await app.http.inject("/console/")
  const policy = String(headers["content-security-policy"])
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types 'none';")
  expect(policy).not.toContain("unsafe")
  expect(headers).toMatchObject({ "x-frame-options": "DENY", "cache-control": "private, no-cache" })
  expect(headers["x-content-type-options"]).toBe("nosniff")
})

test("[SEC-10e] files with a content hash in their name are cached for a year, and a missing file gets 404", async () => {
  const file = await app.http.inject("/console/assets/index-1.js")
  expect([file.statusCode, file.headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"])
  expect((await app.http.inject("/console/assets/index-2.js")).statusCode).toBe(404)
  expect((await app.http.inject("/console/assets/..%2findex.html")).statusCode).not.toBe(200)
})
