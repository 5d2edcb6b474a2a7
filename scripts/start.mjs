import { resolve } from "node:path"
import { buildConsole, consoleDir, isConsoleBuilt } from "./build/build-console.mjs"
import { buildWeb, isWebBuilt, webDir } from "./build/build-web.mjs"
import { arePicturesDrawn, picturesDir } from "./build/draw-pictures.mjs"
import { prepareNode } from "./prepare.mjs"
import { checkDataDir } from "./run/check-data-dir.mjs"
import { checkPort } from "./run/check-port.mjs"
import { createProcessGroup } from "./run/create-process-group.mjs"
import { printAddresses } from "./run/print-addresses.mjs"
import { startDrawing } from "./run/start-drawing.mjs"
import { startPartners } from "./run/start-partners.mjs"
import { startServer } from "./run/start-server.mjs"
import { notifyPartners } from "./run/notify-partners.mjs"
import { root, runCommand } from "./setup/project.mjs"
import { runProgram } from "./setup/run-program.mjs"

await runCommand(async () => {
  const settings = process.env
  const environment = settings.ENVIRONMENT || "local"
  const dataDir = resolve(root, settings.DATA_DIR || ".data")
  await checkPort(settings.PORT || "3000", settings.HOST || "127.0.0.1")
  checkDataDir(dataDir)
  const node = await prepareNode()
  // With PICTURES_DIR set, the pictures are already drawn.
  const drawsPictures = !settings.PICTURES_DIR && !arePicturesDrawn()
  const hasLongWorkAhead = !isWebBuilt() || !isConsoleBuilt() || drawsPictures
  if (hasLongWorkAhead && (await runProgram(node, ["scripts/run/check-settings.mjs"])).code !== 0) return 1
  await buildWeb(node)
  await buildConsole(node)

  const processes = createProcessGroup()
  if (drawsPictures) await startDrawing(node, processes)
  // In production the environment configures the real partners.
  const partners = environment === "production" ? undefined : await startPartners(node, dataDir, processes)
  const env = {
    DATA_DIR: dataDir,
    WEB_DIR: webDir,
    CONSOLE_DIR: consoleDir,
    PICTURES_DIR: settings.PICTURES_DIR || picturesDir,
    ...partners?.env,
  }
  // In a terminal a log line per request would hide the addresses; LOG_LEVEL=info shows them.
  if (environment === "local") env.LOG_LEVEL = settings.LOG_LEVEL || "warn"
  const server = await startServer(node, "apps/server/src/main.ts", env, processes)
  if (server) {
    if (partners) await notifyPartners(partners, server.address)
    const addresses = {
      ...server,
      port: Number(new URL(server.address).port),
      inboxUrl: partners?.inboxUrl,
      mapsAdminUrl: partners?.mapsAdminUrl,
      identityAdminUrl: partners?.identityAdminUrl,
      paymentsAdminUrl: partners?.paymentsAdminUrl,
      autopilotAdminUrl: partners?.autopilotAdminUrl,
      firstManager: partners?.firstManager,
      dataDir,
    }
    printAddresses(addresses)
    // For the test that started us.
    process.send?.(addresses)
  }
  return processes.untilStopped()
})
