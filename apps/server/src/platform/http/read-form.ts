import type { MultipartFile } from "@fastify/multipart"
import type { FilesDefinition } from "@hearth/contract/define-call.ts"
import type { FastifyRequest } from "fastify"
import { createHash } from "node:crypto"
import { AppError } from "../errors/app-error.ts"

/** A file of a form, within the limits of its call. Its name and declared type are ignored, because they prove nothing. */
export interface UploadedFile {
  bytes: Buffer
  /** Part of the request's hash for idempotency keys. */
  sha256: string
}

export interface Form {
  fields: Record<string, unknown>
  files: UploadedFile[]
}

const MAX_FIELDS = 50
const MAX_FIELD_BYTES = 64 * 1024
const MAX_NAME_BYTES = 100
/** Generous for the fields and the headers of the parts. */
const MAX_OTHER_BYTES = 1024 * 1024

/**
 * Reads a form (multipart/form-data) into memory, within the limits of the call. Throws BAD_REQUEST, which names the
 * part, or the call's errors for too many or too large files. What remains of a refused form is received and dropped, so
 * that the client can read the response.
 */
export async function readForm(request: FastifyRequest, definition: FilesDefinition): Promise<Form> {
  try {
    return await readParts(request, definition)
  } catch (error) {
    request.raw.unpipe()
    request.raw.resume()
    throw toFormError(error, definition)
  }
}

async function readParts(request: FastifyRequest, definition: FilesDefinition): Promise<Form> {
  const { part: filePart, maxCount, maxBytes, tooLarge } = definition
  const maxLength = maxCount * maxBytes + MAX_OTHER_BYTES
  if (Number(request.headers["content-length"] ?? 0) > maxLength) throw new AppError(tooLarge)
  const limits = {
    files: maxCount,
    fileSize: maxBytes,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    fieldNameSize: MAX_NAME_BYTES,
    parts: maxCount + MAX_FIELDS + 1,
    headerPairs: 20,
  }
  const fields = new Map<string, unknown>()
  const files: UploadedFile[] = []
  for await (const part of request.parts({ limits })) {
    const { fieldname: name } = part
    if (part.type === "file") {
      if (name !== filePart) throw partError(name, "must not be a file")
      files.push(await readFile(part, definition))
      continue
    }
    if (name === filePart) throw partError(name, "must be a file")
    if (fields.has(name)) throw partError(name, "sent twice")
    if (part.valueTruncated) throw partError(name, `too long, at most ${MAX_FIELD_BYTES} bytes`)
    // The parser replaces bytes that are not UTF-8 by this character. Text is stored unchanged or refused.
    if (String(part.value).includes("\uFFFD")) throw partError(name, "must be UTF-8")
    fields.set(name, part.value)
  }
  return { fields: Object.fromEntries(fields), files }
}

/** Hashes the file while it arrives: all at once, 8 MB would make other requests wait. */
async function readFile({ file }: MultipartFile, { tooLarge }: FilesDefinition): Promise<UploadedFile> {
  const hash = createHash("sha256")
  const chunks: Buffer[] = []
  for await (const chunk of file as AsyncIterable<Buffer>) {
    hash.update(chunk)
    chunks.push(chunk)
  }
  if (file.truncated) throw new AppError(tooLarge)
  return { bytes: Buffer.concat(chunks), sha256: hash.digest("base64url") }
}

function partError(name: string, problem: string): AppError {
  return new AppError("BAD_REQUEST", { input: { field: name === "" ? "body" : name, problem } })
}

/** The parser's errors. Any other means that the form is not complete or not a form at all. */
function toFormError(error: unknown, { maxCount, part, tooMany }: FilesDefinition): AppError {
  if (error instanceof AppError) return error
  const { code } = error as { code?: string }
  if (code === "FST_FILES_LIMIT")
    return new AppError(tooMany, { input: { field: part, problem: `too many, at most ${maxCount}` } })
  if (code === "FST_FIELDS_LIMIT" || code === "FST_PARTS_LIMIT") return partError("body", "too many fields")
  if (code === "FST_PROTO_VIOLATION") return partError("body", "has a field with a forbidden name")
  return new AppError("BAD_REQUEST", { input: { field: "body", problem: "must be a complete form" } }, { cause: error })
}
