import { mkdirSync } from "node:fs"
import { resolve } from "node:path"
import { picturesDir } from "./build/draw-pictures.mjs"
import { prepare } from "./prepare.mjs"
import { checkDataDir } from "./run/check-data-dir.mjs"
import { checkPort } from "./run/check-port.mjs"
import { createKeeper } from "./run/create-keeper.mjs"
import { findFreePort } from "./run/find-free-port.mjs"
import { sayAddresses } from "./run/say-addresses.mjs"
import { startChild } from "./run/start-child.mjs"
import { startDrawing } from "./run/start-drawing.mjs"
import { startPartners } from "./run/start-partners.mjs"
import { startServer } from "./run/start-server.mjs"
import { tellPartners } from "./run/tell-partners.mjs"
import { inCache, inProject, root, runCommand } from "./setup/project.mjs"

/** Like start, but a changed file takes effect at once: the server restarts, the browser is told by the web's dev server. */
await runCommand(async () => {
  const port = process.env.PORT || "3000"
  const dataDir = resolve(root, process.env.DATA_DIR || ".data")
  await checkPort(port, "127.0.0.1")
  checkDataDir(dataDir)
  const node = await prepare()
  const keeper = createKeeper()
  await startDrawing(node, keeper)
  const partners = await startPartners(node, dataDir, keeper)
  const behind = await findFreePort()
  const webDir = inCache(`web-dev-${port}`)
  const logLevel = process.env.LOG_LEVEL || "warn"
  // Visitors come to the web's dev server, whose port the server behind it can't know.
  const publicOrigin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`
  const consoleDir = inCache(`console-dev-${port}`)
  const dirs = { DATA_DIR: dataDir, PICTURES_DIR: picturesDir, WEB_DIR: webDir, CONSOLE_DIR: consoleDir }
  const env = { ...partners?.env, ...dirs, LOG_LEVEL: logLevel }
  keepConsoleBuilt(node, consoleDir, keeper)
  await startWeb(node, { SERVER_URL: `http://127.0.0.1:${behind}`, DEV_PORT: port, DEV_WEB_DIR: webDir }, keeper)
  const facts = await startServer(
    node,
    "scripts/run/watch-server.mjs",
    { ...env, PORT: String(behind), HOST: "127.0.0.1", PUBLIC_ORIGIN: publicOrigin },
    keeper,
  )
  if (facts) {
    if (partners) await tellPartners(partners, facts.address)
    sayAddresses({ ...facts, ...partners, port, dataDir })
  }
  return keeper.untilStopped()
})

/** Made anew with each change; who works on it loads the page again. */
function keepConsoleBuilt(node, dir, keeper) {
  mkdirSync(`${dir}/assets`, { recursive: true })
  const args = ["build", "apps/console", "--watch", "--outDir", dir, "--emptyOutDir", "false", "--logLevel", "warn"]
  keeper.add(startChild(node, [inProject("node_modules/vite/bin/vite.js"), ...args]))
}

/** The web's dev server comes first: it lays down what the server loads in place of a build. */
async function startWeb(node, env, keeper) {
  let say
  const said = new Promise((resolve) => (say = resolve))
  const child = startChild(node, ["apps/web/dev-server.ts"], {
    env,
    onLine(line) {
      if (!line.startsWith("http://in.localhost")) console.log(line)
      say()
    },
  })
  keeper.add(child)
  await Promise.race([said, child.ended])
}
