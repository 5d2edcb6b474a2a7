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

const onEmbedded = { ...database, env: { TEST_DATABASE: "embedded" } }
const notOnEmbedded = ["**/node_modules/**", "**/*.postgres.db.test.ts"]

/**
 * Everything is tested on PostgreSQL. On the embedded database the journeys run, and of the database tests those of what
 * stands on it by itself. `npm test -- long` runs all of them on both.
 */
const onItself = ["apps/server/src/{platform,commands}/**/*.db.test.ts"]

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
      { test: { ...onEmbedded, name: "db-embedded", include: onItself, exclude: notOnEmbedded } },
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
