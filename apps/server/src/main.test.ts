import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { startMain } from "./testing/start-main.ts"

const DATA_DIR = mkdtempSync(join(tmpdir(), "hearth-main-"))
const file = join(DATA_DIR, "a-file")
writeFileSync(file, "")

type Env = Record<string, string>

test.each<[string, Env, string]>([
  ["[CTY-4b] an unknown environment", { DATA_DIR, ENVIRONMENT: "moon" }, "ENVIRONMENT"],
  ["a wrong port", { DATA_DIR, PORT: "many" }, "PORT"],
  [
    "[SEC-13c] the embedded database in production",
    { DATA_DIR, ENVIRONMENT: "production", SECRET: "s".repeat(32), PUBLIC_ORIGIN: "https://hearth.example" },
    "DATABASE_URL",
  ],
  ["a database that can't be reached", { DATA_DIR, DATABASE_URL: "postgres://127.0.0.1:1/hearth" }, "DATABASE_URL"],
  ["a data directory that is a file", { DATA_DIR: file, SECRET: "s".repeat(32) }, "DATA_DIR"],
  ["an invalid proxy address", { DATA_DIR, TRUST_PROXY: "banana" }, "TRUST_PROXY"],
  ...["/proc/nope", "/etc/hostname", "/dev/null/x", "/sys/nope"].flatMap((invalidPath): [string, Env, string][] => [
    [`a data directory ${invalidPath}`, { DATA_DIR: invalidPath }, "DATA_DIR"],
    [`a data directory ${invalidPath}, with a secret`, { DATA_DIR: invalidPath, SECRET: "s".repeat(32) }, "DATA_DIR"],
  ]),
])(
  "refuses to start with %s, with a one-sentence error and exit code 1",
  async (_, env, setting) => {
    const { code, stderr } = await startMain(env).ended()
    expect(code).toBe(1)
    expect(stderr).toMatch(/^[^\n]+\.\n$/)
    expect(stderr).toContain(setting)
  },
  // Starting takes under a second on an idle machine; a busy one needs longer.
  180_000,
)

/** Runs the server as the user `nobody` if the tests run as root, because root can write to any directory. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534 } : {}

test.each<[string, (directory: string) => void]>([
  ["an empty one", () => {}],
  ["one that was used before", (directory) => writeFileSync(join(directory, "lock"), "")],
  [
    "one whose database belongs to another user",
    (directory) => {
      mkdirSync(join(directory, "database"), { mode: 0o500 })
      chmodSync(directory, 0o777)
    },
  ],
])(
  "refuses to start with a data directory that can't be written to (%s), with a one-sentence error",
  async (_, prepare) => {
    const directory = mkdtempSync(join(tmpdir(), "hearth-read-only-"))
    chmodSync(directory, 0o555)
    prepare(directory)
    const { code, stderr } = await startMain({ DATA_DIR: directory, SECRET: "s".repeat(32) }, unprivileged).ended()
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The setting DATA_DIR can’t be used: [^\n]+\.\n$/)
  },
  60_000,
)
