import { type Contract, calls } from "@hearth/contract/calls.ts"
import { envelopeOf, type WithoutEnvelope } from "@hearth/contract/envelope.ts"
import type { FastifyReply, FastifyRequest } from "fastify"
import { createHash } from "node:crypto"
import type { OutgoingHttpHeaders } from "node:http"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const MIN_COMPRESS_BYTES = 512
const MAX_TEXT_BYTES = 16_384

/** A response as finished bytes with its ETag, for calls that give every caller the same answer from memory. */
export class Preserialized {
  readonly variants: readonly Variant[]
  readonly contentType: string
  readonly cacheControl: string
  readonly vary: string

  constructor(variants: readonly Variant[], contentType: string, cacheControl: string, varyOn: readonly string[]) {
    this.variants = variants
    this.contentType = contentType
    this.cacheControl = cacheControl
    this.vary = [...(variants.length > 1 ? ["accept-encoding"] : []), ...varyOn].join(", ")
  }
}

interface Variant {
  encoding: "br" | "gzip" | "identity"
  etag: string
  /** Short bodies as text with one character per byte; see `sendPreserialized`. */
  body: string | Buffer
  length: number
}

function variant(encoding: Variant["encoding"], etag: string, bytes: Buffer): Variant {
  const isShort = bytes.length <= MAX_TEXT_BYTES
  return { encoding, etag, body: isShort ? bytes.toString("latin1") : bytes, length: bytes.length }
}

/**
 * Puts an answer into its call's envelope, validates it against the response schema once (unknown fields are removed)
 * and caches it as bytes.
 * `varyOn` names the request headers, apart from the host, by which the call chooses between several such answers.
 */
export async function preserialize<R extends keyof Contract>(
  route: R,
  answer: WithoutEnvelope<Contract[R]["response"]>,
  cacheControl = "no-cache",
  varyOn: readonly string[] = [],
): Promise<Preserialized> {
  const call = calls.find((each) => each.route === route)
  if (!call) throw new Error(`${route} is not in the contract.`)
  const text = JSON.stringify(call.response.parse(envelopeOf(call.response)(answer)))
  return preserializeBytes(Buffer.from(text), "application/json; charset=utf-8", cacheControl, varyOn)
}

export async function preserializeBytes(
  bytes: Buffer,
  contentType: string,
  cacheControl = "no-cache",
  varyOn: readonly string[] = [],
): Promise<Preserialized> {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22)
  const variants = [variant("identity", `"${hash}"`, bytes)]
  if (bytes.length >= MIN_COMPRESS_BYTES) {
    // A window no larger than the text: allocating the default 4 MB window costs ten times what a short response needs.
    const window = Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.min(22, Math.ceil(Math.log2(bytes.length)) + 1))
    const brotliOptions = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: window },
    }
    variants.unshift(
      variant("br", `"${hash}-br"`, await promisify(brotliCompress)(bytes, brotliOptions)),
      variant("gzip", `"${hash}-gz"`, await promisify(gzip)(bytes)),
    )
  }
  return new Preserialized(variants, contentType, cacheControl, varyOn)
}

export function sendPreserialized(answer: Preserialized, request: FastifyRequest, reply: FastifyReply): void {
  const accepted = request.headers["accept-encoding"] ?? ""
  const { encoding, etag, body, length } = pickVariant(answer.variants, accepted)
  reply.header("etag", etag)
  reply.header("cache-control", answer.cacheControl)
  if (answer.vary !== "") reply.header("vary", answer.vary)
  // Only reads can be answered with 304.
  const ifNoneMatch =
    request.method === "GET" || request.method === "HEAD" ? request.headers["if-none-match"] : undefined
  if (ifNoneMatch !== undefined && matches(ifNoneMatch, answer.variants)) {
    reply.code(304).send()
    return
  }
  reply.header("content-type", answer.contentType)
  reply.header("content-length", length)
  if (encoding !== "identity") reply.header("content-encoding", encoding)
  reply.hijack()
  // Bypasses Fastify's send, which accepts bytes only as a buffer: Node writes head and text in one piece, but head and
  // buffer in two, which costs more than the rest of a short response.
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
  if (typeof body === "string") reply.raw.end(body, "latin1")
  else reply.raw.end(body)
}

/** `br;q=0` refuses an encoding; any other mention accepts it. */
const accepts = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/,
  identity: /(?:)/,
}

function pickVariant(variants: readonly Variant[], accepted: string): Variant {
  const match = variants.find(({ encoding }) => accepts[encoding].test(accepted))
  if (!match) throw new Error("A response has no uncompressed form.")
  return match
}

/** All variants have the same content, so the ETag of any of them matches. */
function matches(ifNoneMatch: string, variants: readonly Variant[]): boolean {
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((each) => variants.some(({ etag }) => each.trim().replace(/^W\//, "") === etag))
  )
}
