import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { startMain } from "./testing/start-main.ts"

const DATA_DIR = mkdtempSync(join(tmpdir(), "hearth-main-"))
const file = join(DATA_DIR, "a-file")
writeFileSync(file, "")

type Env = Record<string, string>

test.each<[string, Env, string]>([
  ["[CTY-4] an unknown environment", { DATA_DIR, ENVIRONMENT: "moon" }, "ENVIRONMENT"],
  ["a wrong port", { DATA_DIR, PORT: "many" }, "PORT"],
  [
    "[SEC-13] the embedded database in production",
    { DATA_DIR, ENVIRONMENT: "production", SECRET: "s".repeat(32), PUBLIC_ORIGIN: "https://hearth.example" },
    "DATABASE_URL",
  ],
  ["a database that is not there", { DATA_DIR, DATABASE_URL: "postgres://127.0.0.1:1/hearth" }, "DATABASE_URL"],
  ["a data directory that is a file", { DATA_DIR: file, SECRET: "s".repeat(32) }, "DATA_DIR"],
  ["a proxy that is none", { DATA_DIR, TRUST_PROXY: "banana" }, "TRUST_PROXY"],
  ...["/proc/nope", "/etc/hostname", "/dev/null/x", "/sys/nope"].flatMap((nowhere): [string, Env, string][] => [
    [`a data directory ${nowhere}`, { DATA_DIR: nowhere }, "DATA_DIR"],
    [`a data directory ${nowhere}, the secret given`, { DATA_DIR: nowhere, SECRET: "s".repeat(32) }, "DATA_DIR"],
  ]),
])(
  "stops the start at %s with one sentence and code 1",
  async (_, env, setting) => {
    const { code, complaint } = await startMain(env).ended()
    expect(code).toBe(1)
    expect(complaint).toMatch(/^[^\n]+\.\n$/)
    expect(complaint).toContain(setting)
  },
  30_000,
)
