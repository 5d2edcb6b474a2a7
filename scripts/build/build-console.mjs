import { createAppBuild, runVite } from "./build-app.mjs"
import { compressAssets } from "./compress-assets.mjs"

const storeConsole = createAppBuild("console", "apps/console", async (node, folder) => {
  await runVite(node, "console", "apps/console", { into: folder })
  await compressAssets(folder)
})

export const consoleDir = storeConsole.dir
export const isConsoleBuilt = storeConsole.isBuilt
export const buildConsole = storeConsole.build
