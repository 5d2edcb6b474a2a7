import type { FastifyInstance } from "fastify"
import { isUtf8 } from "node:buffer"
import { AppError } from "../errors/app-error.ts"

const MAX_DEPTH = 32

/**
 * Parses JSON that is valid UTF-8 (so that text comes back byte-identical), not deeper than any call needs and without
 * prototype keys. A missing body is allowed; the call's schema decides whether one is required.
 */
export function parseJsonBodies(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser("error", "error")
  http.removeAllContentTypeParsers()
  http.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, bytes: Buffer, done) => {
    if (bytes.length === 0) return done(null, undefined)
    if (!isUtf8(bytes)) return done(new AppError("BAD_REQUEST", { input: { field: "body", problem: "must be UTF-8" } }))
    const text = bytes.toString("utf8")
    if (isTooDeep(text))
      return done(
        new AppError("BAD_REQUEST", { input: { field: "body", problem: `nested too deep, at most ${MAX_DEPTH}` } }),
      )
    return parse(request, text, (error, body) => done(error && notJsonError(error), body))
  })
}

function notJsonError(cause: Error): AppError {
  return new AppError("BAD_REQUEST", { input: { field: "body", problem: "must be JSON" } }, { cause })
}

const QUOTE = '"'.charCodeAt(0)
const BACKSLASH = "\\".charCodeAt(0)
const [OPEN_LIST, CLOSE_LIST] = ["[".charCodeAt(0), "]".charCodeAt(0)]
const [OPEN_OBJECT, CLOSE_OBJECT] = ["{".charCodeAt(0), "}".charCodeAt(0)]

/** Counts brackets outside strings before the JSON is parsed. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < json.length; index++) {
    const char = json.charCodeAt(index)
    if (isInString) {
      if (char === BACKSLASH) index++
      else if (char === QUOTE) isInString = false
    } else if (char === QUOTE) isInString = true
    else if (char === OPEN_LIST || char === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH) return true
    } else if (char === CLOSE_LIST || char === CLOSE_OBJECT) depth--
  }
  return false
}
