import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { inProject } from "./setup/project.mjs"

let dataDir
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), "hearth-start-"))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** Runs the start command and returns its exit code and error output. */
function start(settings) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: "0", ...settings }
  return new Promise((resolve) => {
    execFile(process.execPath, [inProject("scripts/start.mjs")], { env }, (error, _, stderr) =>
      resolve({ code: error?.code ?? 0, stderr: stderr.trim() }),
    )
  })
}

test.each([
  ["[CTY-4b] an unknown environment", { ENVIRONMENT: "moon" }, /^The setting ENVIRONMENT is "moon", .*local\.$/],
  [
    "[CTY-2b] an unknown country",
    { COUNTRY: "Atlantis" },
    /^The setting COUNTRY .*No config available with this country\.$/,
  ],
  ["an invalid port", { PORT: "http" }, /^The setting PORT must be a port number\.$/],
  [
    "an address of another machine",
    { HOST: "192.0.2.1" },
    /^The setting HOST is "192.0.2.1", which is no address of this machine\.$/,
  ],
  ["an invalid proxy", { TRUST_PROXY: "banana" }, /^The setting TRUST_PROXY names "banana", [^\n]+\.$/],
  ...["/proc/nope", "/etc/hostname", "/dev/null/x", "/sys/nope"].map((DATA_DIR) => [
    `a data directory ${DATA_DIR}`,
    { DATA_DIR },
    new RegExp(`^The setting DATA_DIR is "${DATA_DIR}", which can’t be used: [^\n]+\\.$`),
  ]),
])(
  "%s makes the start fail with one sentence",
  async (_, settings, sentence) => {
    expect(await start(settings)).toEqual({ code: 1, stderr: expect.stringMatching(sentence) })
  },
  60_000,
)

test("a port in use makes the start fail with one sentence", async () => {
  const other = createServer()
  await new Promise((resolve) => other.listen(0, "127.0.0.1", resolve))
  const { port } = other.address()
  const sentence = `Port ${port} on 127.0.0.1 is in use by another program: set PORT to another number.`
  expect(await start({ PORT: String(port) })).toEqual({ code: 1, stderr: sentence })
  other.close()
})
