import { setTimeout as sleep } from "node:timers/promises"
import type { BucketSettings } from "../../settings.ts"
import type { CircuitBreakers } from "../circuits/circuit-breakers.ts"
import { callThrough } from "../circuits/call-through.ts"
import type { Clock } from "../clock.ts"
import { callOutForBytes, type OutboundBytesResponse } from "../outbound/call-out.ts"
import { assertContentType, assertFileKey, assertPrefix, contentTypeOf, isFileKey } from "./file-keys.ts"
import type { FileStorage } from "./file-storage.ts"
import { filesUnavailable } from "./files-unavailable.ts"
import { readObjectList } from "./read-object-list.ts"
import { signS3Request } from "./sign-s3-request.ts"

interface BucketStorageOptions {
  bucket: BucketSettings
  circuits: CircuitBreakers
  clock: Clock
  timeoutMs?: number
}

const TIMEOUT_MS = 8_000
const RETRY_DELAY_MS = 250
const FAILURE_THRESHOLD = 10
const OPEN_MS = 15_000
const MAX_CONCURRENT = 20
/** Larger than any file that we store. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024

type Answer = Extract<OutboundBytesResponse, { kind: "answered" }>

/** Stores files in a bucket of a service that speaks Amazon S3's protocol. Neither keys nor credentials are logged. */
export function createBucketStorage({
  bucket,
  circuits,
  clock,
  timeoutMs = TIMEOUT_MS,
}: BucketStorageOptions): FileStorage {
  const circuit = circuits.create("files", {
    failureThreshold: FAILURE_THRESHOLD,
    openMs: OPEN_MS,
    maxConcurrent: MAX_CONCURRENT,
  })
  const bucketUrl = `${bucket.url.replace(/\/$/, "")}/${bucket.name}`

  async function request(method: string, path: string, body?: Uint8Array, contentType?: string): Promise<Answer> {
    const url = `${bucketUrl}${path}`
    const attempt = async () => {
      const typeHeader: Record<string, string> = contentType === undefined ? {} : { "content-type": contentType }
      const headers = await signS3Request(bucket, { method, url, headers: typeHeader, body, now: clock.now() })
      const outbound = { method, headers, body, timeoutMs, retryNotReached: true }
      return callThrough(
        circuit,
        () => callOutForBytes(url, outbound, MAX_RESPONSE_BYTES),
        (each) => !isAnswer(each),
      )
    }
    let response = await attempt()
    // Every call is idempotent, so a call whose response was lost is repeated too.
    if (response && !isAnswer(response)) {
      await sleep(RETRY_DELAY_MS)
      response = await attempt()
    }
    if (!response) throw filesUnavailable("circuit open")
    if (!isAnswer(response)) throw filesUnavailable(reasonOf(response))
    return response
  }

  async function* list(prefix: string): AsyncGenerator<string> {
    let continuation: string | undefined
    do {
      const query = new URLSearchParams({ "list-type": "2", prefix })
      if (continuation !== undefined) query.set("continuation-token", continuation)
      const { bytes } = await expectSuccess(request("GET", `?${query}`))
      const page = readObjectList(bytes.toString("utf8"))
      // Other programs may have files of their own in the bucket.
      yield* page.keys.filter(isFileKey)
      continuation = page.continuation
    } while (continuation !== undefined)
  }

  async function deleteFile(key: string): Promise<void> {
    assertFileKey(key)
    const response = await request("DELETE", `/${key}`)
    if (response.status >= 300 && response.status !== 404) throw filesUnavailable(reasonOf(response))
  }

  return {
    async put(key, bytes, contentType) {
      assertFileKey(key)
      assertContentType(key, contentType)
      await expectSuccess(request("PUT", `/${key}`, bytes, contentType))
    },
    async get(key) {
      assertFileKey(key)
      const response = await request("GET", `/${key}`)
      if (response.status === 404 && errorCodeOf(response) !== "NoSuchBucket") return undefined
      if (response.status !== 200) throw filesUnavailable(reasonOf(response))
      return { bytes: response.bytes, contentType: contentTypeOf(key) }
    },
    delete: deleteFile,
    async deleteAll(prefix) {
      assertPrefix(prefix)
      let count = 0
      for await (const key of list(prefix)) {
        await deleteFile(key)
        count++
      }
      return count
    },
    list(prefix) {
      if (prefix !== undefined) assertPrefix(prefix)
      return list(prefix ?? "")
    },
  }
}

/**
 * Whether the service answered completely and without an error of its own. A wrong key or a missing bucket is an answer:
 * it is not repeated, and it doesn't open the circuit.
 */
function isAnswer(response: OutboundBytesResponse): response is Answer {
  return response.kind === "answered" && response.status < 500 && response.status !== 429 && !response.cutOff
}

/** For calls that a working bucket with our settings never refuses. */
async function expectSuccess(answer: Promise<Answer>): Promise<Answer> {
  const response = await answer
  if (response.status >= 300) throw filesUnavailable(reasonOf(response))
  return response
}

/**
 * The error code of S3, such as `AccessDenied`. No other part of the response is used, because it contains our access
 * key.
 */
function errorCodeOf({ bytes }: Answer): string | undefined {
  return /<Code>([A-Za-z]{1,60})<\/Code>/.exec(bytes.toString("latin1", 0, 4_096))?.[1]
}

function reasonOf(response: OutboundBytesResponse): string {
  if (response.kind === "not-reached") return "not reached"
  if (response.kind === "lost") return response.reason
  return `status ${response.status} ${errorCodeOf(response) ?? response.cutOff ?? ""}`.trim()
}
