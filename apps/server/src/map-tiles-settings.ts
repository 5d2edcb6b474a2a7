import { z } from "zod"

/** A sequence of texts and links, so that pages can render it without parsing HTML. */
export type Attribution = readonly { text: string; href?: string }[]

const LINK = /<a\s[^>]*?href=(["'])(https:\/\/[^"'\s<>]+)\1[^>]*>([^<]+)<\/a>/g

/** As tile providers write it: HTML text with links and no other element. */
const attribution = z
  .string()
  .max(300)
  .default("")
  .transform((source, context): Attribution => {
    if (/[<>]/.test(source.replaceAll(LINK, ""))) {
      context.addIssue('must be text, with links as <a href="https://…">…</a> and no other element')
      return z.NEVER
    }
    const parts: { text: string; href?: string }[] = []
    let offset = 0
    for (const { 0: link, 2: href = "", 3: text = "", index } of source.matchAll(LINK)) {
      parts.push({ text: decodeEntities(source.slice(offset, index)) }, { text: decodeEntities(text), href })
      offset = index + link.length
    }
    parts.push({ text: decodeEntities(source.slice(offset)) })
    return parts.filter(({ text }) => text !== "")
  })

function decodeEntities(text: string): string {
  return text.replaceAll("&copy;", "©").replaceAll("&nbsp;", "\u00a0").replaceAll("&amp;", "&")
}

export const mapTilesSettingSchemas = {
  MAP_TILES_URL: z
    .string()
    .regex(/^https:\/\/[^/\s]+\/\S*\{z\}\S*\{x\}\S*\{y\}\S*$/, "must be https://…/{z}/{x}/{y}…")
    .optional()
    .describe("Map tiles to draw under stores and places; without it maps are drawn from our own data"),
  MAP_TILES_ATTRIBUTION: attribution.describe(
    'The attribution that the tile provider requires: text, with links as `<a href="https://…">…</a>`',
  ),
}

export function toMapTiles(values: {
  MAP_TILES_URL?: string | undefined
  MAP_TILES_ATTRIBUTION: Attribution
}): { url: string; attribution: Attribution } | undefined {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = values
  return url === undefined ? undefined : { url, attribution }
}
