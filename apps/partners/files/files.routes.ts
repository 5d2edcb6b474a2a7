import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import type { Failures } from "../http/failure-plan.ts"
import { readBytes } from "../http/read-body.ts"
import { type RouteResponse, writeResponse } from "../http/route-response.ts"
import type { FailureMode } from "./files-failures.ts"
import type { ObjectStore } from "./objects.store.ts"
import { listObjects, s3Error } from "./s3-responses.ts"
import { type Credentials, verifySignature } from "./verify-signature.ts"

interface FilesService {
  bucket: string
  credentials: Credentials
  store: ObjectStore
  failures: Failures<FailureMode>
  /** Adds the request to those that the admin API lists. */
  recordRequest(method: string, path: string): void
}

const MAX_OBJECT_BYTES = 32 * 1024 * 1024

/** Serves the S3 API to our server and fails as the failure plan says. */
export async function handleFiles(request: IncomingMessage, response: ServerResponse, service: FilesService) {
  const { method = "GET", url = "/", headers } = request
  const { pathname, searchParams } = new URL(url, "http://files")
  service.recordRequest(method, pathname)
  const { mode, delayMs } = service.failures.next()
  const body = await readBytes(request, MAX_OBJECT_BYTES)
  if (!body) return writeResponse(response, s3Error("EntityTooLarge", pathname))
  switch (mode) {
    case "hang":
      return
    case "error500":
      return writeResponse(response, s3Error("InternalError", pathname))
    case "slow-down":
      return writeResponse(response, s3Error("SlowDown", pathname))
    case "wrong-signature":
      return writeResponse(response, s3Error("SignatureDoesNotMatch", pathname))
    case "slow":
      await sleep(delayMs)
      break
    default:
  }
  const problem = verifySignature({ method, url, headers, body }, service.credentials)
  const answer = problem
    ? s3Error(problem, pathname)
    : respond(service, { method, pathname, query: searchParams, body, contentType: headers["content-type"] })
  // The call was carried out, but its sender gets no response.
  if (mode === "reset") return void request.socket.resetAndDestroy()
  if (mode === "cut-off") return cutOff(response, answer)
  // The response to HEAD has the headers of GET, including the length of the body, but no body.
  if (method === "HEAD") return void response.writeHead(answer.status, answer.headers).end()
  return writeResponse(response, answer)
}

interface Call {
  method: string
  pathname: string
  query: URLSearchParams
  body: Buffer
  contentType: string | undefined
}

function respond({ bucket, store }: FilesService, call: Call): RouteResponse {
  const { method, pathname, query, body, contentType = "application/octet-stream" } = call
  const [, bucketName = "", ...keyParts] = pathname.split("/")
  const key = decodeURIComponent(keyParts.join("/"))
  if (bucketName !== bucket) return s3Error("NoSuchBucket", pathname)
  if (key === "") {
    const isList = method === "GET" && query.get("list-type") === "2"
    return isList ? listObjects(bucket, store.list(), query) : s3Error("MethodNotAllowed", pathname)
  }
  switch (method) {
    case "PUT":
      return { status: 200, headers: { etag: `"${store.put(key, body, contentType).etag}"` } }
    case "DELETE":
      store.delete(key)
      return { status: 204 }
    case "GET":
    case "HEAD": {
      const object = store.find(key)
      if (!object) return s3Error("NoSuchKey", pathname)
      const { etag, modifiedAt, size } = object
      const objectHeaders = {
        "content-type": object.contentType,
        "content-length": String(size),
        etag: `"${etag}"`,
        "last-modified": new Date(modifiedAt).toUTCString(),
      }
      return { status: 200, headers: objectHeaders, body: store.read(object) }
    }
    default:
      return s3Error("MethodNotAllowed", pathname)
  }
}

/** Sends the length of the whole body, the first half of it, and then closes the connection. */
function cutOff(response: ServerResponse, { status, headers, body = "" }: RouteResponse): void {
  const bytes = Buffer.from(body)
  response.writeHead(status, { ...headers, "content-length": Math.max(bytes.length, 2) })
  response.write(bytes.length === 0 ? "x" : bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.destroy())
}
