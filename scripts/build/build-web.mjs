import { createAppBuild, runVite } from "./build-app.mjs"
import { compressAssets } from "./compress-assets.mjs"

/** The web app is built twice: for the browser and for the server. */
const web = createAppBuild("web app", "apps/web", async (node, folder) => {
  const [client, server] = [{ into: `${folder}/client` }, { into: `${folder}/server`, extraArgs: ["--ssr"] }]
  await runVite(node, "web app", "apps/web", client, server)
  await compressAssets(client.into)
})

export const webDir = web.dir
export const isWebBuilt = web.isBuilt
export const buildWeb = web.build
