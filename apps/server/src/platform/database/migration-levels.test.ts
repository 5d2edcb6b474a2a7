import { glob, readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { findMigrations } from "./find-migrations.ts"
import { SCHEMA_LEVEL } from "./schema-level.ts"

const sources = join(import.meta.dirname, "..", "..")

/**
 * These migrations were written before a new version had to run at the same time as the previous version. Nothing may
 * be added to this list.
 */
const exempt = new Set([
  "modules/addresses/migrations/001-addresses.ts",
  "modules/alerts/migrations/001-alerts.ts",
  "modules/analytics/migrations/001-activity.ts",
  "modules/analytics/migrations/002-by-user.ts",
  "modules/cart/migrations/001-cart.ts",
  "modules/catalog/migrations/001-menu.ts",
  "modules/catalog/migrations/002-kitchen-stock-favourites.ts",
  "modules/history/migrations/001-history.ts",
  "modules/identity/migrations/001-people-and-sessions.ts",
  "modules/identity/migrations/002-accounts.ts",
  "modules/identity/migrations/003-codes.ts",
  "modules/identity/migrations/004-codes-kept-while-sending.ts",
  "modules/invoices/migrations/001-invoices.ts",
  "modules/kitchen/migrations/001-tickets.ts",
  "modules/ledger/migrations/001-ledger.ts",
  "modules/locator/migrations/001-stores.ts",
  "modules/locator/migrations/002-conditions.ts",
  "modules/messages/migrations/001-messages.ts",
  "modules/offers/migrations/001-offers.ts",
  "modules/offers/migrations/002-held-uses.ts",
  "modules/orders/migrations/001-orders.ts",
  "modules/orders/migrations/002-past-orders.ts",
  "modules/orders/migrations/003-after-the-order.ts",
  "modules/payments/migrations/001-payments.ts",
  "modules/payments/migrations/002-charges-again.ts",
  "modules/payments/migrations/003-refunds-asked-again.ts",
  "modules/payments/migrations/004-refunds-never-end.ts",
  "modules/places/migrations/001-places.ts",
  "modules/staff/migrations/001-members.ts",
  "modules/tracker/migrations/001-tracker.ts",
  "platform/migrations/001-idempotency-and-limits.ts",
])

/** Statements that remove or change something which the previous version may still use. */
const DESTRUCTIVE =
  /\bdrop\s+(table|column|schema|type|view|default)\b|\brename\b|\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b|\bset\s+not\s+null\b/i

test("[SEC-14c] a migration that removes or changes something has an `oldestLevel`", async () => {
  const withoutLevel: string[] = []
  for await (const path of glob(["platform/migrations/*.ts", "modules/*/migrations/*.ts"], { cwd: sources })) {
    if (exempt.has(path)) continue
    const text = await readFile(join(sources, path), "utf8")
    if (DESTRUCTIVE.test(text) && !/^export const oldestLevel = \d+$/m.test(text)) withoutLevel.push(path)
  }
  expect(withoutLevel).toEqual([])
})

test("[SEC-14c] no migration needs a higher schema level than this version has", async () => {
  const levels = (await findMigrations()).flatMap(({ migrations }) =>
    Object.values(migrations).map(({ oldestLevel = 0 }) => oldestLevel),
  )
  expect(Math.max(...levels)).toBeLessThanOrEqual(SCHEMA_LEVEL)
})
