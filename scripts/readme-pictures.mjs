import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "./build.mjs"
import { picturesDir } from "./build/draw-pictures.mjs"
import { prepareNode } from "./prepare.mjs"
import { inProject, UserError, runCommand } from "./setup/project.mjs"
import { runProgram } from "./setup/run-program.mjs"
import { findHeadlessChromium } from "./test/find-chromium.mjs"

const MAX_BYTES = 200_000

/** Creates the README's pictures during the journey from landing to delivered: `npm run readme-pictures`. */
await runCommand(async () => {
  const node = await prepareNode()
  await build(node)
  const folder = mkdtempSync(join(tmpdir(), "hearth-pictures-"))
  try {
    await runJourney(node, folder)
    await writePictures(folder, inProject("docs/pictures"))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function runJourney(node, folder) {
  const cli = inProject("node_modules/@playwright/test/cli.js")
  const args = ["test", "whole-journey", "--config", "e2e/playwright.config.ts", "--project=journeys", "--workers=1"]
  const env = { CHROMIUM_PATH: await findHeadlessChromium(), PICTURES_DIR: picturesDir, README_PICTURES: folder }
  const { code } = await runProgram(node, [cli, ...args, "--timeout=150000", "--reporter=list"], { env })
  if (code !== 0) throw new UserError("The journey failed, so there are no new pictures: the reason is above.")
}

/** Uses the best quality that stays below the size limit: a README is read over slow connections too. */
async function writePictures(from, to) {
  const { default: sharp } = await import("sharp")
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const picture = sharp(join(from, name))
    const { width = 0 } = await picture.metadata()
    const scaledPicture = width > 1600 ? picture.resize({ width: 1600 }) : picture
    for (const quality of [84, 76, 66, 50]) {
      const { size } = await scaledPicture.webp({ quality }).toFile(join(to, name.replace(".png", ".webp")))
      if (size < MAX_BYTES) break
    }
    console.log(`docs/pictures/${name.replace(".png", ".webp")}`)
  }
}
