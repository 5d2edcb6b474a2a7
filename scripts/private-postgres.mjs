import { spawn, spawnSync } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { createConnection, createServer } from "node:net"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"

const LOWEST_PORT = 20_000
const HIGHEST_PORT = 32_000

/**
 * Starts a temporary PostgreSQL: a new cluster in a temporary directory on a free loopback port. It runs without fsync,
 * because test data may be lost; `durable` uses PostgreSQL's default settings, as in production. Returns its address, a
 * function that stops it and deletes everything, and one that crashes and restarts it (as `pg_ctl restart -m immediate`
 * does).
 *
 * @param {{ durable?: boolean }} [options]
 * @returns {Promise<{ url: string, stop: () => Promise<void>, restart: () => Promise<void> }>}
 */
export async function startPrivatePostgres({ durable = false } = {}) {
  const bin = findBinaries() ?? installBinaries()
  const home = mkdtempSync(join(tmpdir(), "hearth-postgres-"))
  // PostgreSQL refuses to run as root, so root starts it as the user that its package created.
  const user = process.getuid?.() === 0 ? { uid: idOfPostgres("-u"), gid: idOfPostgres("-g") } : {}
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid)

  const data = join(home, "data")
  const initdbArgs = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
  const initdb = spawnSync(join(bin, "initdb"), initdbArgs, { cwd: home, encoding: "utf8", ...user })
  if (initdb.status !== 0) throw new Error(`PostgreSQL could not create a cluster: ${initdb.stderr}`)

  const port = await findFreePort()
  const nonDurable = durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]
  const serverSettings = [...nonDurable, "max_connections=200"]
  let stderr = ""
  const startProcess = () => {
    const child = spawn(
      join(bin, "postgres"),
      [
        "-D",
        data,
        "-h",
        "127.0.0.1",
        "-p",
        String(port),
        "-k",
        home,
        ...serverSettings.flatMap((each) => ["-c", each]),
      ],
      { cwd: home, stdio: ["ignore", "ignore", "pipe"], ...user },
    )
    child.stderr.on("data", (text) => (stderr = (stderr + text).slice(-4000)))
    return { child, ended: new Promise((resolve) => child.once("exit", resolve)) }
  }
  let server = startProcess()

  const end = async (signal) => {
    server.child.kill(signal)
    await server.ended
  }
  const stop = async () => {
    await end("SIGINT")
    rmSync(home, { recursive: true, force: true })
  }
  process.once("exit", () => server.child.kill("SIGINT"))
  const waitUntilReady = async () => {
    for (let tries = 0; !(await acceptsSessions(port)); tries++) {
      if (server.child.exitCode !== null || tries > 300) {
        await stop()
        throw new Error(`PostgreSQL did not start: ${stderr}`)
      }
      await wait(100)
    }
  }
  await waitUntilReady()
  const restart = async () => {
    await end("SIGQUIT")
    server = startProcess()
    await waitUntilReady()
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, restart }
}

function findBinaries() {
  const packaged = "/usr/lib/postgresql"
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : []
  const directories = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((each) => join(packaged, each, "bin")),
  ]
  return directories.find(
    (directory) => existsSync(join(directory, "initdb")) && existsSync(join(directory, "postgres")),
  )
}

function installBinaries() {
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
    spawnSync("apt-get", ["update", "-qq"], { env, stdio: "ignore" })
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"], { env, stdio: "ignore" })
    const installed = findBinaries()
    if (installed) return installed
  }
  throw new Error("Install PostgreSQL 15 or newer (on Debian: apt-get install postgresql) and run this again.")
}

function idOfPostgres(option) {
  return Number(spawnSync("id", [option, "postgres"], { encoding: "utf8" }).stdout)
}

async function findFreePort() {
  for (;;) {
    const port = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT))
    const isFree = await new Promise((resolve) => {
      const probe = createServer().once("error", () => resolve(false))
      probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}

/**
 * Whether PostgreSQL accepts a session. A listening port is not enough, and neither is a response: while it starts,
 * PostgreSQL answers every connection with an error. Its response to an accepted session begins with R.
 */
function acceptsSessions(port) {
  const startupMessage = Buffer.from("\0\u0003\0\0user\0postgres\0database\0postgres\0\0")
  const length = Buffer.alloc(4)
  length.writeInt32BE(startupMessage.length + 4)
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1" })
    socket.once("error", () => resolve(false))
    socket.once("data", (data) => {
      socket.destroy()
      resolve(data.toString("latin1", 0, 1) === "R")
    })
    socket.write(Buffer.concat([length, startupMessage]))
  })
}
