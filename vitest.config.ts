import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"

/** Machines are shared: these timeouts end tests that hang, they don't measure. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

/** A test for one database only is named after it: `x.embedded.db.test.ts`, `x.postgres.db.test.ts`. */
const database = {
  include: ["apps/**/*.db.test.ts"],
  globalSetup: ["apps/server/src/testing/prepare-databases.ts"],
  ...timeouts,
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // Each file has its own app and database and leaves nothing behind, so files can share the loaded modules.
  isolate: false,
}

const notOnEmbedded = ["**/node_modules/**", "**/*.postgres.db.test.ts"]
const notOnPostgres = ["**/node_modules/**", "**/*.embedded.db.test.ts"]
/** Tests that wait for retries and timeouts, or repeat a race many times. */
const long = "apps/**/*.long{,.postgres}.db.test.ts"

export default defineConfig({
  test: {
    // Uses every core; by default vitest would leave one of two idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...timeouts,
          name: "pure",
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
