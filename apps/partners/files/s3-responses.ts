import type { RouteResponse } from "../http/route-response.ts"
import type { StoredObject } from "./objects.store.ts"

const statuses: Readonly<Record<string, number>> = {
  InvalidArgument: 400,
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
  EntityTooLarge: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  MethodNotAllowed: 405,
  InternalError: 500,
  SlowDown: 503,
}

/** An error as the real service writes it. It repeats the path, as the real one does. */
export function s3Error(code: string, path: string): RouteResponse {
  return xml(
    statuses[code] ?? 403,
    `<Error><Code>${code}</Code><Message>${code}</Message><Resource>${escape(path)}</Resource></Error>`,
  )
}

const MAX_KEYS = 1000

/** A page of the objects whose keys begin with `prefix`. The token of the next page is the last key of this one. */
export function listObjects(bucket: string, objects: readonly StoredObject[], query: URLSearchParams): RouteResponse {
  const prefix = query.get("prefix") ?? ""
  const requested = Number(query.get("max-keys") ?? MAX_KEYS)
  if (!Number.isSafeInteger(requested) || requested < 1) return s3Error("InvalidArgument", `/${bucket}`)
  const token = query.get("continuation-token")
  const lastKey = token === null ? "" : Buffer.from(token, "base64").toString("utf8")
  const matching = objects.filter(({ key }) => key.startsWith(prefix) && key > lastKey)
  const page = matching.slice(0, Math.min(requested, MAX_KEYS))
  const isTruncated = page.length < matching.length
  const nextToken = Buffer.from(page.at(-1)?.key ?? "").toString("base64")
  const contents = page.map(
    ({ key, etag, size, modifiedAt }) =>
      `<Contents><Key>${escape(key)}</Key><LastModified>${modifiedAt}</LastModified><ETag>&quot;${etag}&quot;</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  )
  return xml(
    200,
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${escape(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${requested}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>${contents.join("")}${isTruncated ? `<NextContinuationToken>${nextToken}</NextContinuationToken>` : ""}</ListBucketResult>`,
  )
}

function xml(status: number, content: string): RouteResponse {
  return {
    status,
    headers: { "content-type": "application/xml" },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${content}`,
  }
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}
