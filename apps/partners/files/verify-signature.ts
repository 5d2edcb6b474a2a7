import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"

export interface Credentials {
  accessKey: string
  secretKey: string
  region: string
}

export interface SignedRequest {
  method: string
  /** As in the first line of the request: the path and the query, encoded. */
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The error codes of the real service. */
export type SignatureError =
  | "AccessDenied"
  | "AuthorizationHeaderMalformed"
  | "InvalidAccessKeyId"
  | "RequestTimeTooSkewed"
  | "SignatureDoesNotMatch"
  | "XAmzContentSHA256Mismatch"

const MAX_SKEW_MS = 15 * 60 * 1000
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** Checks a request's signature, version 4, in its `authorization` header. Returns undefined if it is valid. */
export function verifySignature(request: SignedRequest, credentials: Credentials): SignatureError | undefined {
  const { authorization } = request.headers
  if (authorization === undefined) return "AccessDenied"
  const match = AUTHORIZATION.exec(authorization)
  if (!match) return "AuthorizationHeaderMalformed"
  const [, accessKey = "", day = "", region = "", signedHeaders = "", signature = ""] = match
  if (accessKey !== credentials.accessKey) return "InvalidAccessKeyId"
  if (region !== credentials.region) return "AuthorizationHeaderMalformed"
  const date = headerOf(request, "x-amz-date")
  if (!date.startsWith(day) || Math.abs(Date.now() - parseDate(date)) > MAX_SKEW_MS) return "RequestTimeTooSkewed"
  const names = signedHeaders.split(";")
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => names.includes(name))) return "AccessDenied"
  if (headerOf(request, "x-amz-content-sha256") !== sha256(request.body)) return "XAmzContentSHA256Mismatch"
  const scope = `${day}/${region}/s3/aws4_request`
  const stringToSign = ["AWS4-HMAC-SHA256", date, scope, sha256(canonicalRequest(request, names))].join("\n")
  const key = [day, region, "s3", "aws4_request"].reduce(hmac, Buffer.from(`AWS4${credentials.secretKey}`))
  const isValid = timingSafeEqual(hmac(key, stringToSign), Buffer.from(signature, "hex"))
  return isValid ? undefined : "SignatureDoesNotMatch"
}

function canonicalRequest(request: SignedRequest, signedHeaders: readonly string[]): string {
  const [path = "", query = ""] = request.url.split("?")
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return [
    request.method,
    path
      .split("/")
      .map((segment) => encode(decodeURIComponent(segment)))
      .join("/"),
    parameters.toSorted().join("&"),
    ...signedHeaders.map((name) => `${name}:${headerOf(request, name).trim().replaceAll(/\s+/g, " ")}`),
    "",
    signedHeaders.join(";"),
    headerOf(request, "x-amz-content-sha256"),
  ].join("\n")
}

function headerOf({ headers }: SignedRequest, name: string): string {
  return [headers[name] ?? ""].flat().join(",")
}

/** `20261116T073000Z` */
function parseDate(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z")) || 0
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex")
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest()
}
