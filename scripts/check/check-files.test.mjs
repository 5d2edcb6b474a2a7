import { expect, test } from "vitest"
import {
  findFullFolders,
  findInternals,
  findLeftovers,
  findModuleState,
  findSecretsAndMachinePaths,
  findTooLong,
} from "./check-files.mjs"

// Written in pieces, so that this file itself passes the check.
test.each([
  ["a private key", `-----BEGIN RSA ${"PRIVATE"} KEY-----`],
  ["an access key", `key: "AKIA${"A1B2".repeat(4)}"`],
  ["a registry's credential", `//host/:_auth${"Token"}=abc`],
  ["a path of one machine", `cd "/${"home"}/someone/hearth"`],
  ["a registry in the lockfile", `"resolved": "${"https"}://host/x.tgz"`],
  ["a registry setting", `${"registry"}=https://host/`],
])("%s is found", (_, line) => {
  expect(findSecretsAndMachinePaths("any.file", `first\n${line}\n`)).toHaveLength(1)
})

test("the app's URL paths are not reported as paths of a machine", () => {
  expect(findSecretsAndMachinePaths("any.ts", 'go("/home?offline=false")\nfetch("/api/home")\n')).toEqual([])
})

test.each([
  ["a skipped test", `test${".skip"}("x")`],
  ["a silenced compiler", `// @${"ts"}-ignore`],
  ["unfinished work", `// ${"TO"}DO later`],
  ["any", `x as ${"any"}`],
])("%s is found", (_, line) => {
  expect(findLeftovers("apps/x.ts", `${line}\n`)).toHaveLength(1)
})

test("a file may have 400 lines, not 401", () => {
  expect(findTooLong("apps/x.ts", "\n".repeat(400))).toEqual([])
  expect(findTooLong("apps/x.ts", "\n".repeat(401))).toHaveLength(1)
  expect(findTooLong("package-lock.json", "\n".repeat(9000))).toEqual([])
})

test("a folder may have 30 source files, not 31; tests, documents and folders inside it don't count", () => {
  const files = Array.from({ length: 30 }, (_, index) => `apps/x/file-${index}.ts`)
  const uncounted = ["apps/x/file-1.test.ts", "apps/x/file.db.test.ts", "apps/x/README.md", "apps/x/inside/file.ts"]
  expect(findFullFolders([...files, ...uncounted])).toEqual([])
  expect(findFullFolders([...files, "apps/x/one-more.tsx"])).toEqual(["apps/x has 31 source files, more than 30"])
})

test.each([
  ["apps/web/app/client/x.ts", "let count = 0"],
  ["apps/console/app/shell/x.tsx", "export let count = 0"],
  ["packages/ui/src/x.ts", "var count"],
  ["packages/browser/src/x.ts", "let count: number | undefined"],
])("state at module level is found in %s: %s", (file, line) => {
  expect(findModuleState(file, `first\n${line}\n`)).toHaveLength(1)
})

test("state inside a function, in tests and on the server is allowed", () => {
  expect(findModuleState("apps/web/app/x.ts", "function create() {\n  let count = 0\n}\nconst letters = 1\n")).toEqual(
    [],
  )
  for (const file of ["apps/web/app/x.test.ts", "apps/web/app/testing/x.ts", "apps/server/src/x.ts"])
    expect(findModuleState(file, "let count = 0\n")).toEqual([])
})

test.each([
  "const { _fiber: fiber } = element as { _fiber?: object }",
  "  override _getRows(connection: object): void {",
  "  _result: object",
  'const key = keys.find((each) => each.startsWith("__reactFiber"))',
  "client.activeQuery",
])("a use of a library's internals is found: %s", (line) => {
  expect(findInternals("apps/server/src/x.ts", `first\n${line}\n`)).toHaveLength(1)
})

test("unused values, tests and the files that decision 057 names may have underscores", () => {
  const lines = "const { id: _id, ...rest } = line\nonError((_error, reply: Reply) => reply)\nfindCell((_, x) => x)\n"
  expect(findInternals("apps/web/app/x.tsx", lines)).toEqual([])
  for (const file of ["apps/web/app/x.test.ts", "apps/server/src/platform/database/statements.ts"])
    expect(findInternals(file, "  _result: object\n")).toEqual([])
})
