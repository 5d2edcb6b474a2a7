import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"

/** What only one of the two databases can show is named so: `x.embedded.db.test.ts`, `x.postgres.db.test.ts`. */
const database = {
  include: ["apps/**/*.db.test.ts"],
  globalSetup: ["apps/server/src/testing/prepare-databases.ts"],
  // Machines are shared: these timeouts end tests that hang, they don't measure.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // Each file has its own app and database and leaves nothing behind; the modules are read once.
  isolate: false,
}

const notOnEmbedded = ["**/node_modules/**", "**/*.postgres.db.test.ts"]
const notOnPostgres = ["**/node_modules/**", "**/*.embedded.db.test.ts"]
/** Tests that wait for retries and timeouts, or repeat a race many times. */
const long = "apps/**/*.long{,.postgres}.db.test.ts"

export default defineConfig({
  test: {
    // Every core; of two, vitest would leave one idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "pure",
          testTimeout: 120_000,
          include: ["packages/**/*.test.{ts,tsx}", "apps/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs"],
          exclude: ["**/node_modules/**", "**/*.db.test.ts"],
        },
      },
      {
        test: {
          ...database,
          name: "db-postgres",
          exclude: [...notOnPostgres, long],
          env: { TEST_DATABASE: "postgres" },
        },
      },
      {
        test: {
          ...database,
          name: "db-postgres-long",
          include: [long],
          exclude: notOnPostgres,
          env: { TEST_DATABASE: "postgres" },
        },
      },
      { test: { ...database, name: "db-embedded", exclude: notOnEmbedded, env: { TEST_DATABASE: "embedded" } } },
    ],
  },
})
