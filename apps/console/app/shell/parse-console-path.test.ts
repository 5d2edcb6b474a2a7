import { expect, test } from "vitest"
import { consoleHref, type ConsoleRoute, parseConsolePath } from "./parse-console-path.ts"

test.each<[path: string, route: ConsoleRoute]>([
  ["/console/", { area: "stores" }],
  ["/console/6585R/stock", { area: "store", storeId: "6585R", screen: "stock" }],
  ["/console/head-office/members", { area: "head-office", screen: "members" }],
  ["/console/head-office", { area: "head-office" }],
  ["/console/6585R/cases", { area: "store", storeId: "6585R", screen: "cases" }],
  ["/console/6585R/cases/0190-a", { area: "store", storeId: "6585R", screen: "cases", caseId: "0190-a" }],
  ["/console/head-office/cases/0190-a", { area: "head-office", screen: "cases", caseId: "0190-a" }],
])("the path %s is the route %j, and its link is the same path", (path, route) => {
  expect(parseConsolePath(path)).toEqual(route)
  expect(consoleHref(route)).toBe(path)
})

test("a store's unknown screen is its board, and head office's is the first that the member may open", () => {
  expect(parseConsolePath("/console/6585R/nothing")).toEqual({ area: "store", storeId: "6585R", screen: "board" })
  expect(parseConsolePath("/console/6585R")).toEqual({ area: "store", storeId: "6585R", screen: "board" })
  expect(parseConsolePath("/console/head-office/nothing")).toEqual({ area: "head-office" })
})

test("the old URL of the feature switches leads to head office", () => {
  expect(parseConsolePath("/console/6585R/features")).toEqual({ area: "head-office", screen: "features" })
})

test("the audit log's subject is in its URL, and other screens have none", () => {
  const route = { area: "head-office", screen: "audit", subject: "a&b c" } as const
  expect(consoleHref(route)).toBe("/console/head-office/audit?subject=a%26b+c")
  expect(parseConsolePath("/console/head-office/audit", "?subject=a%26b+c")).toEqual(route)
  expect(parseConsolePath("/console/head-office/audit", "?subject=")).toEqual({ area: "head-office", screen: "audit" })
  expect(parseConsolePath("/console/head-office/members", "?subject=x")).toEqual({
    area: "head-office",
    screen: "members",
  })
})
