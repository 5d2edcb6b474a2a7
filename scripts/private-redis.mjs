import { spawn, spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"

/**
 * Starts a temporary Redis on a free loopback port, without persistence. Returns its address, a function that stops it,
 * and one that crashes it and restarts it empty.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void>, restart: () => Promise<void> }>}
 */
export async function startPrivateRedis() {
  const program = findProgram() ?? install()
  const home = mkdtempSync(join(tmpdir(), "hearth-redis-"))
  const port = await findFreePort()
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", home]
  const startProcess = async () => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] })
    const ended = new Promise((resolve) => child.once("exit", resolve))
    await new Promise((resolve, reject) => {
      child.once("error", reject)
      child.once("exit", () => reject(new Error("Redis did not start.")))
      child.stdout.on("data", (text) => String(text).includes("Ready to accept connections") && resolve())
    })
    return { child, ended }
  }
  let server = await startProcess()
  process.once("exit", () => server.child.kill("SIGKILL"))
  const end = async () => {
    server.child.kill("SIGKILL")
    await server.ended
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      await end()
      rmSync(home, { recursive: true, force: true })
    },
    async restart() {
      await end()
      server = await startProcess()
    },
  }
}

function findProgram() {
  const directories = (process.env.PATH ?? "").split(delimiter)
  return directories.map((directory) => join(directory, "redis-server")).find((path) => existsSync(path))
}

function install() {
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
    spawnSync("apt-get", ["update", "-qq"], { env, stdio: "ignore" })
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "redis-server"], { env, stdio: "ignore" })
    const installed = findProgram()
    if (installed) return installed
  }
  throw new Error("Install Redis 6 or newer (on Debian: apt-get install redis-server) and run this again.")
}

function findFreePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
