import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"

/** What only one of the two databases can show is named so: `x.embedded.db.test.ts`, `x.postgres.db.test.ts`. */
const database = {
  include: ["apps/**/*.db.test.ts"],
  globalSetup: ["apps/server/src/testing/prepare-databases.ts"],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Each file has its own app and database and leaves nothing behind; the modules are read once.
  isolate: false,
}

const onEmbedded = { ...database, env: { TEST_DATABASE: "embedded" } }
const notOnEmbedded = ["**/node_modules/**", "**/*.postgres.db.test.ts"]

/**
 * Everything is tested on PostgreSQL. On the embedded database the journeys run, and of the database tests these: the
 * platform, the commands and the main way through each module. `npm test -- long` runs all of them on both.
 */
const mainWays = [
  "apps/server/src/{platform,commands}/**/*.db.test.ts",
  "apps/server/src/{access,contract-is-served}.db.test.ts",
  "apps/server/src/modules/*/{addresses,cart,catalog,configuration,history,ledger,locator,operations,orders,places,wallet}.db.test.ts",
  "apps/server/src/modules/*/{invoices,kitchen,staff,tracker}.db.test.ts",
  "apps/server/src/modules/{alerts/list-alerts,analytics/record-activity,identity/sign-in-by-code,identity/account}.db.test.ts",
  "apps/server/src/modules/{offers/coupons,offers/wheel,orders/settle-orders,payments/cards,payments/settling}.db.test.ts",
]

export default defineConfig({
  test: {
    // Every core; of two, vitest would leave one idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "pure",
          // Some tests send hundreds of real requests; a busy machine is not a failure.
          testTimeout: 30_000,
          include: ["packages/**/*.test.{ts,tsx}", "apps/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs"],
          exclude: ["**/node_modules/**", "**/*.db.test.ts"],
        },
      },
      { test: { ...onEmbedded, name: "db-embedded", include: mainWays, exclude: notOnEmbedded } },
      { test: { ...onEmbedded, name: "db-embedded-whole", exclude: notOnEmbedded } },
      {
        test: {
          ...database,
          name: "db-postgres",
          exclude: ["**/node_modules/**", "**/*.embedded.db.test.ts"],
          env: { TEST_DATABASE: "postgres" },
        },
      },
    ],
  },
})
