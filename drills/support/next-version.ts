import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "..", "..")

/**
 * Migrations on tables that orders write to: one that locks a single table, one that locks three of them in a different
 * sequence than orders do, and one that builds an index concurrently.
 */
const migrations: Record<string, string> = {
  "orders/migrations/901-drill-note.ts": migration(`alter table orders."order" add column drill_note text`),
  "payments/migrations/901-drill-note.ts": migration(
    `alter table payments.payment add column drill_note text`,
    `alter table cart.cart add column drill_note text`,
    `alter table orders."order" add column drill_payment_note text not null default 'none'`,
  ),
  "kitchen/migrations/901-drill-index.ts": `${migration(
    `create index concurrently if not exists drill_ticket on kitchen.ticket (order_id)`,
  )}export const transaction = false\n`,
}

function migration(...statements: string[]): string {
  const run = statements.map((statement) => `  await sql\`${statement}\`.execute(db)\n`)
  return `import { sql } from "kysely"\nexport async function up(db) {\n${run.join("")}}\n`
}

/**
 * Writes the next version of the server as a copy of this one, with migrations on the busiest tables and with other
 * offers and menus to load. Returns the program to start.
 */
export function writeNextVersion(directory: string): string {
  const server = join(directory, "apps", "server")
  mkdirSync(server, { recursive: true })
  cpSync(join(root, "apps", "server", "src"), join(server, "src"), { recursive: true })
  cpSync(join(root, "apps", "server", "package.json"), join(server, "package.json"))
  cpSync(join(root, "packages"), join(directory, "packages"), {
    recursive: true,
    filter: (path) => !/node_modules|dist/.test(path),
  })
  symlinkSync(join(root, "node_modules"), join(directory, "node_modules"))
  const modules = join(server, "src", "modules")
  for (const [path, text] of Object.entries(migrations)) writeFileSync(join(modules, path), text)
  for (const path of ["catalog/load-menus.ts", "offers/load-offers.ts"])
    edit(join(modules, path), HASH, `${HASH}"next").update(`)
  return join(server, "src", "main.ts")
}

/** The start of the hash over the data that a version loads; changing it makes the data count as new. */
const HASH = `createHash("sha256").update(`

function edit(path: string, old: string, replacement: string): void {
  const text = readFileSync(path, "utf8")
  if (!text.includes(old)) throw new Error(`${path} has no ${old}`)
  writeFileSync(path, text.replace(old, replacement))
}
