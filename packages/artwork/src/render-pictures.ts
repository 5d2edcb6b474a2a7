import { createHash } from "node:crypto"
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import type { PizzaRecipe, Recipe } from "@hearth/domain/menu/product.ts"
import sharp from "sharp"
import { describePicture } from "./describe-picture.ts"
import { dominantColour } from "./dominant-colour.ts"
import { drawPicture } from "./draw-picture.ts"

export interface PictureRequest {
  id: string
  recipe: Recipe
  rightHalf?: PizzaRecipe
  /** Whether the picture is shown larger than on a card. */
  large?: boolean
}

export interface RenderOptions {
  outDir: string
  /** Renders coarsely in a tenth of the time, for runs that only need some picture. */
  draft?: boolean
  widths?: readonly number[]
  /** Called with 0 once the index is written, and then after each picture. */
  onProgress?: (done: number, total: number) => void
}

export interface PictureEntry {
  /** Path without width and extension: `${base}-320.avif` is one of its files. */
  base: string
  widths: readonly number[]
  alt: string
  colour: string
}

export type PictureIndex = Record<string, PictureEntry>

/** On mobile devices a card's picture is 150 px wide, with up to three device pixels per px. */
const cardWidths: readonly number[] = [160, 256, 480]
const largeWidths: readonly number[] = [320, 640]

/** Part of the hash in the file names: a changed setting renders every file again under a new name. */
const settings = {
  // A filter's cost grows with the number of pixels. Rendered at this width and sharpened a little, the larger file
  // looks the same in two thirds of the time.
  drawn: { width: 512, sharpen: 0.6 },
  avif: { quality: 50, effort: 1, chromaSubsampling: "4:2:0" },
  webp: { quality: 80, effort: 3, alphaQuality: 90 },
} as const

/** Width of the SVG from `drawPicture`, in units. At 72 dpi a unit is one pixel. */
const SVG_WIDTH = 512
const DRAFT_WIDTH = 96
const CONCURRENCY = 2

/**
 * Writes `pictures.json`, then renders the missing files in the sequence of the list. The index comes first, so that
 * the server can start with it while pictures are still being rendered.
 */
export async function renderPictures(
  requests: readonly PictureRequest[],
  options: RenderOptions,
): Promise<PictureIndex> {
  await mkdir(options.outDir, { recursive: true })

  const drawnWidth = options.draft ? DRAFT_WIDTH : settings.drawn.width
  const index: PictureIndex = {}
  // Equal recipes look the same, so a recipe that several countries or boxes share is rendered once.
  const pending = new Map<string, PendingPicture>()
  for (const { id, recipe, rightHalf, large } of requests) {
    const widths = options.widths ?? (large ? largeWidths : cardWidths)
    const seed = `recipe-${hashOf([recipe, rightHalf])}`
    const svg = drawPicture(recipe, { id: seed, detail: "full", rightHalf })
    const hash = hashOf([svg, widths, settings, drawnWidth])
    const { name } = pending.get(hash) ?? { name: `${id}.${hash}` }
    pending.set(hash, { name, svg, widths })
    const alt = describePicture(recipe, rightHalf)
    index[id] = { base: `/pictures/${name}`, widths, alt, colour: dominantColour(recipe) }
  }

  await writeIfChanged(path.join(options.outDir, "pictures.json"), `${JSON.stringify(index, null, 2)}\n`)
  let done = 0
  options.onProgress?.(done, pending.size)
  const queue = pending.values()
  const worker = async () => {
    for (const { name, svg, widths } of queue) {
      await renderMissing({ name, svg, widths }, drawnWidth, options.outDir)
      options.onProgress?.(++done, pending.size)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return index
}

interface PendingPicture {
  name: string
  svg: string
  widths: readonly number[]
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 8)
}

async function renderMissing({ name, svg, widths }: PendingPicture, maxWidth: number, outDir: string) {
  const files = widths.flatMap((width) => [
    { width, format: "avif" as const, file: `${name}-${width}.avif` },
    { width, format: "webp" as const, file: `${name}-${width}.webp` },
  ])
  const missing: typeof files = []
  for (const candidate of files) if (!(await exists(path.join(outDir, candidate.file)))) missing.push(candidate)
  if (missing.length === 0) return

  const drawnWidth = Math.min(maxWidth, Math.max(...missing.map(({ width }) => width)))
  const rendered = await sharp(Buffer.from(svg), { density: (72 * drawnWidth) / SVG_WIDTH })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: rendered.info.width, height: rendered.info.height, channels: rendered.info.channels }
  for (const { width, format, file } of missing) {
    const resized = sharp(rendered.data, { raw }).resize(width, width)
    const sized = width > drawnWidth ? resized.sharpen({ sigma: settings.drawn.sharpen }) : resized
    const encoded = await (format === "avif" ? sized.avif(settings.avif) : sized.webp(settings.webp)).toBuffer()
    await writeAtomically(path.join(outDir, file), (temporary) => writeFile(temporary, encoded))
  }
}

/**
 * Writes through a temporary file, so that an interrupted build leaves no incomplete file that the next build would
 * reuse.
 */
async function writeAtomically(target: string, write: (temporary: string) => Promise<void>) {
  const temporary = `${target}.${process.pid}.part`
  try {
    await write(temporary)
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function writeIfChanged(target: string, text: string) {
  const currentText = await readFile(target, "utf8").catch(() => undefined)
  if (currentText !== text) await writeAtomically(target, (temporary) => writeFile(temporary, text))
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
