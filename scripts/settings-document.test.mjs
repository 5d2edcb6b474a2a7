import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { settingsTable } from "../apps/server/src/settings.ts"
import { inProject } from "./setup/project.mjs"

test("docs/operations.md lists every setting with its purpose, and no other", () => {
  const document = readFileSync(inProject("docs/operations.md"), "utf8")
  const listed = [...document.matchAll(/^\| `([A-Z_]+)` +\| .*? \| (.*?) +\|$/gm)].map(([, name, purpose]) => ({
    name,
    purpose,
  }))
  expect(listed).toEqual(settingsTable)
})
