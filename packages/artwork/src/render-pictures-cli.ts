import { readFile } from "node:fs/promises"
import { type PictureRequest, renderPictures } from "./render-pictures.ts"

const [recipesFile, outDir, mode] = process.argv.slice(2)
if (!recipesFile || !outDir) {
  process.stderr.write("usage: node packages/artwork/src/render-pictures-cli.ts <recipes.json> <outDir> [draft]\n")
  process.exit(2)
}

const requests = JSON.parse(await readFile(recipesFile, "utf8")) as PictureRequest[]
await renderPictures(requests, {
  outDir,
  draft: mode === "draft",
  onProgress: (done, total) => process.stdout.write(`${done}/${total}\n`),
})
