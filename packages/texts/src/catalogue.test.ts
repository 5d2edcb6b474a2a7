import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { expect, expectTypeOf, test } from "vitest"
import type { Catalogue, Translation } from "./catalogue.ts"

const folder = join(import.meta.dirname, "en")
const topics = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"))

test("every English topic is part of the catalogue", () => {
  const catalogue = readFileSync(join(import.meta.dirname, "catalogue.ts"), "utf8")
  expect(topics.filter((file) => !catalogue.includes(`import("./en/${file}")`))).toEqual([])
})

// A browser's chunks may import each other in a circle. A text that reads an imported value while its own module is
// evaluated would then say "undefined", so it must be a function or a getter. errors.ts is exempt, because only the
// server imports it.
test("no text reads an imported value while its own module is evaluated", () => {
  expect(topics.filter((file) => file !== "errors.ts" && readsImportsEagerly(join(folder, file)))).toEqual([])
})

function readsImportsEagerly(path: string): boolean {
  const tree = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true)
  const imported = new Set<string>()
  ts.forEachChild(tree, function collect(node) {
    if (ts.isImportClause(node) && node.isTypeOnly) return
    if (ts.isImportSpecifier(node) || ts.isNamespaceImport(node)) imported.add(node.name.text)
    if (ts.isImportDeclaration(node) || ts.isImportClause(node) || ts.isNamedImports(node))
      ts.forEachChild(node, collect)
  })
  const isRead = (node: ts.Node): boolean => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return false
    return (ts.isIdentifier(node) && imported.has(node.text)) || (ts.forEachChild(node, isRead) ?? false)
  }
  return tree.statements.some(isRead)
}

test("a language must have every message with the same parameters", () => {
  interface English {
    empty: "Your cart is empty"
    itemsUnavailable: (count: number) => "1 item is unavailable" | "Some items are unavailable"
  }
  expectTypeOf<{ empty: string; itemsUnavailable: (count: number) => string }>().toExtend<Translation<English>>()
  expectTypeOf<{ empty: string }>().not.toExtend<Translation<English>>()
  expectTypeOf<{ empty: string; itemsUnavailable: (name: string) => string }>().not.toExtend<Translation<English>>()
  expectTypeOf<Catalogue["cookieConsent"]["allow"]>().toEqualTypeOf<string>()
})
