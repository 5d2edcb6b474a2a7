import { buildConsole } from "./build/build-console.mjs"
import { buildWeb } from "./build/build-web.mjs"
import { drawPictures } from "./build/draw-pictures.mjs"
import { prepareNode } from "./prepare.mjs"
import { isCommand, runCommand } from "./setup/project.mjs"

/** Builds the web app, the console and all pictures if their sources have changed. */
export async function build(node) {
  await buildWeb(node)
  await buildConsole(node)
  await drawPictures(node)
}

if (isCommand(import.meta.url)) await runCommand(async () => build(await prepareNode()))
