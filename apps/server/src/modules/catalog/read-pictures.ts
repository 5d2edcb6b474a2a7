import type { Picture } from "@hearth/contract/calls/catalog.calls.ts"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import type { Log } from "../../platform/log/create-log.ts"

/** Returns the picture of a product, a deal or the top of a page (hero) by its id, or a placeholder with the given alternative text. */
export type FindPicture = (id: string, fallbackAlt: string) => Picture

const pictureIndex = z.record(
  z.string(),
  z.object({ base: z.string(), widths: z.array(z.int()), alt: z.string(), colour: z.string() }),
)

/** The background colour, so that a missing picture leaves no gap. */
const PLACEHOLDER_COLOUR = "#FBF3E6"

/** Reads the picture renderer's index. The menu works without pictures, so a failure is logged and not thrown. */
export async function readPictures(directory: string, log: Pick<Log, "warn">): Promise<FindPicture> {
  const path = join(directory, "pictures.json")
  const pictures = await readFile(path, "utf8")
    .then((text) => new Map(Object.entries(pictureIndex.parse(JSON.parse(text)))))
    .catch((error: unknown) => {
      log.warn({ path, reason: (error as Error).message }, "no pictures: the menu is shown without them")
      return new Map<string, Picture>()
    })
  return (id, fallbackAlt) =>
    pictures.get(id) ?? { base: "/pictures/none", widths: [], alt: fallbackAlt, colour: PLACEHOLDER_COLOUR }
}
