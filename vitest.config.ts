import { defineConfig } from "vitest/config"

const database = {
  include: ["apps/**/*.db.test.ts"],
  globalSetup: ["apps/server/src/testing/prepare-databases.ts"],
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "pure",
          include: ["packages/**/*.test.{ts,tsx}", "apps/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/*.db.test.ts"],
        },
      },
      { test: { ...database, name: "db-embedded", env: { TEST_DATABASE: "embedded" } } },
      { test: { ...database, name: "db-postgres", env: { TEST_DATABASE: "postgres" } } },
    ],
  },
})
