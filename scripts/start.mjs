import { resolve } from "node:path"
import { buildConsole, consoleDir, isConsoleBuilt } from "./build/build-console.mjs"
import { buildWeb, isWebBuilt, webDir } from "./build/build-web.mjs"
import { arePicturesDrawn, picturesDir } from "./build/draw-pictures.mjs"
import { prepare } from "./prepare.mjs"
import { checkDataDir } from "./run/check-data-dir.mjs"
import { checkPort } from "./run/check-port.mjs"
import { createKeeper } from "./run/create-keeper.mjs"
import { sayAddresses } from "./run/say-addresses.mjs"
import { startDrawing } from "./run/start-drawing.mjs"
import { startPartners } from "./run/start-partners.mjs"
import { startServer } from "./run/start-server.mjs"
import { tellPartners } from "./run/tell-partners.mjs"
import { root, runCommand } from "./setup/project.mjs"
import { runProgram } from "./setup/run-program.mjs"

await runCommand(async () => {
  const settings = process.env
  const environment = settings.ENVIRONMENT || "local"
  const dataDir = resolve(root, settings.DATA_DIR || ".data")
  await checkPort(settings.PORT || "3000", settings.HOST || "127.0.0.1")
  checkDataDir(dataDir)
  const node = await prepare()
  // Who names a place for pictures has drawn them.
  const drawsPictures = !settings.PICTURES_DIR && !arePicturesDrawn()
  const longWorkAhead = !isWebBuilt() || !isConsoleBuilt() || drawsPictures
  if (longWorkAhead && (await runProgram(node, ["scripts/run/check-settings.mjs"])).code !== 0) return 1
  await buildWeb(node)
  await buildConsole(node)

  const keeper = createKeeper()
  if (drawsPictures) await startDrawing(node, keeper)
  // In production the real partners are set by the environment.
  const partners = environment === "production" ? undefined : await startPartners(node, dataDir, keeper)
  const env = {
    DATA_DIR: dataDir,
    WEB_DIR: webDir,
    CONSOLE_DIR: consoleDir,
    PICTURES_DIR: settings.PICTURES_DIR || picturesDir,
    ...partners?.env,
  }
  // At a person's terminal each request's log line would bury the addresses; LOG_LEVEL=info brings them back.
  if (environment === "local") env.LOG_LEVEL = settings.LOG_LEVEL || "warn"
  const facts = await startServer(node, "apps/server/src/main.ts", env, keeper)
  if (facts) {
    if (partners) await tellPartners(partners, facts.address)
    const opened = {
      ...facts,
      port: Number(new URL(facts.address).port),
      inbox: partners?.inbox,
      mapsDesk: partners?.mapsDesk,
      identityDesk: partners?.identityDesk,
      paymentsDesk: partners?.paymentsDesk,
      autopilotDesk: partners?.autopilotDesk,
      firstManager: partners?.firstManager,
      dataDir,
    }
    sayAddresses(opened)
    // A test that started us reads the addresses here.
    process.send?.(opened)
  }
  return keeper.untilStopped()
})
