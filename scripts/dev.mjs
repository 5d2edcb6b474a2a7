import { mkdirSync } from "node:fs"
import { resolve } from "node:path"
import { picturesDir } from "./build/draw-pictures.mjs"
import { prepareNode } from "./prepare.mjs"
import { checkDataDir } from "./run/check-data-dir.mjs"
import { checkPort } from "./run/check-port.mjs"
import { createProcessGroup } from "./run/create-process-group.mjs"
import { findFreePort } from "./run/find-free-port.mjs"
import { printAddresses } from "./run/print-addresses.mjs"
import { startChild } from "./run/start-child.mjs"
import { startDrawing } from "./run/start-drawing.mjs"
import { startPartners } from "./run/start-partners.mjs"
import { startServer } from "./run/start-server.mjs"
import { notifyPartners } from "./run/notify-partners.mjs"
import { inCache, inProject, root, runCommand } from "./setup/project.mjs"

/**
 * Like `npm start`, but a changed file takes effect immediately: the server restarts, and the web app's dev server
 * updates the browser.
 */
await runCommand(async () => {
  const port = process.env.PORT || "3000"
  const dataDir = resolve(root, process.env.DATA_DIR || ".data")
  await checkPort(port, "127.0.0.1")
  checkDataDir(dataDir)
  const node = await prepareNode()
  const processes = createProcessGroup()
  await startDrawing(node, processes)
  const partners = await startPartners(node, dataDir, processes)
  const serverPort = await findFreePort()
  const webDir = inCache(`web-dev-${port}`)
  const logLevel = process.env.LOG_LEVEL || "warn"
  // Visitors use the web app's dev server, whose port the server behind it can't know.
  const publicOrigin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`
  const consoleDir = inCache(`console-dev-${port}`)
  const dirs = { DATA_DIR: dataDir, PICTURES_DIR: picturesDir, WEB_DIR: webDir, CONSOLE_DIR: consoleDir }
  const env = { ...partners?.env, ...dirs, LOG_LEVEL: logLevel }
  watchConsole(node, consoleDir, processes)
  await startWeb(node, { SERVER_URL: `http://127.0.0.1:${serverPort}`, DEV_PORT: port, DEV_WEB_DIR: webDir }, processes)
  const server = await startServer(
    node,
    "scripts/run/watch-server.mjs",
    { ...env, PORT: String(serverPort), HOST: "127.0.0.1", PUBLIC_ORIGIN: publicOrigin },
    processes,
  )
  if (server) {
    if (partners) await notifyPartners(partners, server.address)
    printAddresses({ ...server, ...partners, port, dataDir })
  }
  return processes.untilStopped()
})

/** Rebuilds the console at each change; the developer reloads the page. */
function watchConsole(node, dir, processes) {
  mkdirSync(`${dir}/assets`, { recursive: true })
  const args = ["build", "apps/console", "--watch", "--outDir", dir, "--emptyOutDir", "false", "--logLevel", "warn"]
  processes.add(startChild(node, [inProject("node_modules/vite/bin/vite.js"), ...args]))
}

/** The web app's dev server starts first: it writes the files that the server loads instead of a build. */
async function startWeb(node, env, processes) {
  let resolveReady
  const ready = new Promise((resolve) => (resolveReady = resolve))
  const child = startChild(node, ["apps/web/dev-server.ts"], {
    env,
    onLine(line) {
      if (!line.startsWith("http://in.localhost")) console.log(line)
      resolveReady()
    },
  })
  processes.add(child)
  await Promise.race([ready, child.ended])
}
