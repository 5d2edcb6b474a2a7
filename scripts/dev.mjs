import { resolve } from "node:path"
import { build, picturesDir } from "./build.mjs"
import { prepare } from "./prepare.mjs"
import { checkPort } from "./run/check-port.mjs"
import { createKeeper } from "./run/create-keeper.mjs"
import { findFreePort } from "./run/find-free-port.mjs"
import { sayAddresses } from "./run/say-addresses.mjs"
import { startChild } from "./run/start-child.mjs"
import { startPartners } from "./run/start-partners.mjs"
import { startServer } from "./run/start-server.mjs"
import { root, runCommand } from "./setup/project.mjs"

/** Like start, but a changed file takes effect at once: the server restarts, the browser is told by the web's dev server. */
await runCommand(async () => {
  const { HOST: host = "127.0.0.1", PORT: port = "3000" } = process.env
  const dataDir = resolve(root, process.env.DATA_DIR || ".data")
  await checkPort(port, host)
  const node = await prepare()
  await build(node, ["pictures"])

  const keeper = createKeeper()
  const partners = await startPartners(node, dataDir, keeper)
  const env = {
    ...partners?.env,
    DATA_DIR: dataDir,
    PICTURES_DIR: picturesDir,
    LOG_LEVEL: process.env.LOG_LEVEL || "warn",
  }
  const behind = String(await findFreePort())
  const watching = ["--watch", "--watch-preserve-output"]
  const facts = await startServer(node, watching, { ...env, PORT: behind, HOST: "127.0.0.1" }, keeper)
  if (facts) {
    const inFront = { SERVER_URL: facts.address, DEV_PORT: port, HOST: host }
    keeper.add(startChild(node, ["apps/web/dev-server.ts"], { env: { ...env, ...inFront } }))
    sayAddresses({ ...facts, port, inbox: partners?.inbox, dataDir })
  }
  return keeper.untilStopped()
})
