export interface ObjectList {
  keys: string[]
  /** The token that requests the next page; undefined on the last page. */
  continuation: string | undefined
}

/** Reads a page of S3's list of objects, which is XML without attributes or nesting that matter here. */
export function readObjectList(xml: string): ObjectList {
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => decodeEntities(key))
  const isTruncated = /<IsTruncated>true<\/IsTruncated>/.test(xml)
  const [, continuation] = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml) ?? []
  return { keys, continuation: isTruncated && continuation !== undefined ? decodeEntities(continuation) : undefined }
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" }

function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d+)|#x([0-9a-fA-F]+)|(\w+));/g,
    (entity, decimal?: string, hex?: string, name = "") => {
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal))
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
      return entities[name] ?? entity
    },
  )
}
