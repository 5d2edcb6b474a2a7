import { setTimeout as sleep } from "node:timers/promises"
import { startChild } from "./start-child.mjs"

const START_TIMEOUT_MS = 180_000

/**
 * Starts the server and waits until it is ready. Returns its address, process and durability, or nothing if it ended
 * before that; it has printed the reason.
 */
export async function startServer(node, program, env, processes) {
  const serverInfo = {}
  const server = startChild(node, [program], {
    env,
    onLine(line) {
      // Once it listens, its log is passed on without parsing: under load it has thousands of lines a second.
      if (serverInfo.address) return console.log(line)
      const entry = parseLogLine(line)
      if (entry.durability) serverInfo.durability = entry.durability
      if (entry.msg === "listening") Object.assign(serverInfo, { address: entry.address, serverPid: entry.pid })
      else console.log(line)
    },
  })
  processes.add(server)
  const deadline = Date.now() + START_TIMEOUT_MS
  while (server.isRunning()) {
    if (serverInfo.address && (await isReady(`${serverInfo.address}/api/ready`))) return serverInfo
    if (Date.now() > deadline) {
      console.error(`The server was not ready within ${START_TIMEOUT_MS / 1000} s.`)
      return void processes.stop(1)
    }
    await Promise.race([sleep(40), server.ended])
  }
  return undefined
}

async function isReady(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}

function parseLogLine(line) {
  try {
    return line.startsWith("{") ? JSON.parse(line) : {}
  } catch {
    return {}
  }
}
