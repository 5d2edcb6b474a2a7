import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { type FileHandle, open } from "node:fs/promises"
import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { z } from "zod"
import { OperatorError } from "../settings.ts"

/*
 * The format of a backup file: a line that names the format, a line of JSON about the backup, the dump of the database,
 * the stored files with a line that says where they begin, and a last line with the number of bytes before it and their
 * SHA-256. Everything is written and read as a stream, because a backup may be larger than memory.
 */

const MAGIC = "HEARTH-BACKUP 1\n"
const MAX_HEADER_LENGTH = 4096
const FILES_LINE_LENGTH = "\nHEARTH-FILES ".length + 16
const FOOTER_LENGTH = "\nHEARTH-END ".length + 16 + 1 + 64 + 1

const headerSchema = z.object({
  kind: z.enum(["embedded", "postgres"]),
  madeAt: z.string(),
  /** The oldest server version that can run on this database is the one with this `SCHEMA_LEVEL`. */
  oldestLevel: z.int(),
  /** Whether the backup contains the stored files. One that was made with a bucket or by an earlier version doesn't. */
  files: z.boolean().default(false),
})

export type BackupHeader = z.output<typeof headerSchema>

export interface BackupFile {
  path: string
  kind: BackupHeader["kind"]
  /** Missing in backups that were made before files had a header. */
  header: BackupHeader | undefined
  /** Where the dump begins and ends in the file. */
  start: number
  end: number
  /** Where the stored files begin and end, if the backup contains them. */
  files: { start: number; end: number } | undefined
  /** Where the last line begins, which is the length of everything that has a checksum. */
  footerStart: number
}

export async function writeBackupFile(
  path: string,
  header: BackupHeader,
  dump: AsyncIterable<Buffer>,
  files: AsyncIterable<Buffer> | undefined,
  onBytes: (count: number) => void,
): Promise<void> {
  const hash = createHash("sha256")
  let length = 0
  const count = (chunk: Buffer) => {
    hash.update(chunk)
    length += chunk.length
    onBytes(chunk.length)
    return chunk
  }
  async function* content() {
    yield count(Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`))
    for await (const chunk of dump) yield count(chunk)
    if (files) {
      const start = length
      for await (const chunk of files) yield count(chunk)
      yield count(Buffer.from(`\nHEARTH-FILES ${padNumber(start)}`))
    }
    yield Buffer.from(formatFooter(length, hash.digest("hex")))
  }
  // A backup contains everyone's personal data, so only the file's owner may read it, from the first byte.
  await pipeline(content(), createWriteStream(path, { mode: 0o600, flush: true }))
}

function formatFooter(length: number, digest: string): string {
  return `\nHEARTH-END ${padNumber(length)} ${digest}\n`
}

function padNumber(value: number): string {
  return String(value).padStart(16, "0")
}

/** Reads the beginning and the end of a backup to find its kind and to check that it is complete. */
export async function openBackupFile(path: string): Promise<BackupFile> {
  const handle = await open(path, "r").catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`The backup ${path} can't be read: ${reasonOf(error)}.`)
  })
  try {
    const stat = await handle.stat()
    if (!stat.isFile()) throw new OperatorError(`${path} is not a Hearth backup: it is not a regular file.`)
    const beginning = await readAt(handle, 0, MAGIC.length + MAX_HEADER_LENGTH)
    if (!beginning.subarray(0, MAGIC.length).equals(Buffer.from(MAGIC)))
      return openFileWithoutHeader(path, beginning, stat.size)
    const headerEnd = beginning.indexOf("\n", MAGIC.length)
    const header = readHeader(path, beginning.subarray(MAGIC.length, headerEnd).toString())
    const end = stat.size - FOOTER_LENGTH
    const footer = end > headerEnd ? (await readAt(handle, end, FOOTER_LENGTH)).toString("latin1") : ""
    const [, length] = /^\nHEARTH-END (\d{16}) [0-9a-f]{64}\n$/.exec(footer) ?? []
    if (Number(length) !== end) throw new OperatorError(`The backup ${path} is not complete: its end is missing.`)
    const start = headerEnd + 1
    const files = header.files ? await findFiles(path, handle, start, end) : undefined
    return { path, kind: header.kind, header, start, end: files?.start ?? end, files, footerStart: end }
  } finally {
    await handle.close()
  }
}

/** Reads the line after the stored files, which says where they begin. */
async function findFiles(path: string, handle: FileHandle, dumpStart: number, footerStart: number) {
  const end = footerStart - FILES_LINE_LENGTH
  const line = (await readAt(handle, Math.max(end, 0), FILES_LINE_LENGTH)).toString("latin1")
  const [, digits] = /^\nHEARTH-FILES (\d{16})$/.exec(line) ?? []
  const start = Number(digits)
  if (!(start >= dumpStart && start <= end))
    throw new OperatorError(`The backup ${path} is damaged: its photos can't be found.`)
  return { start, end }
}

/** Describes a file without our header. Its kind is recognised by the magic bytes of the dump. */
function openFileWithoutHeader(path: string, beginning: Buffer, size: number): BackupFile {
  const file = { path, header: undefined, start: 0, end: size, files: undefined, footerStart: size }
  if (beginning[0] === 0x1f && beginning[1] === 0x8b) return { ...file, kind: "embedded" }
  if (beginning.toString("latin1", 0, 5) === "PGDMP") return { ...file, kind: "postgres" }
  throw new OperatorError(`${path} is not a Hearth backup.`)
}

function readHeader(path: string, text: string): BackupHeader {
  try {
    return headerSchema.parse(JSON.parse(text))
  } catch {
    throw new OperatorError(`The backup ${path} is damaged: its header can't be read.`)
  }
}

/** Returns the dump inside the file as a stream. */
export function readDump(file: BackupFile, onBytes: (count: number) => void = () => {}): Readable {
  const dump = createReadStream(file.path, { start: file.start, end: file.end - 1 })
  return dump.on("data", (chunk) => onBytes(chunk.length))
}

/** Compares the whole file with the checksum in its last line. Files without a header have no checksum. */
export async function verifyChecksum(file: BackupFile, onBytes: (count: number) => void): Promise<void> {
  const hash = createHash("sha256")
  for await (const chunk of createReadStream(file.path, { end: file.footerStart - 1 }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    onBytes(chunk.length)
  }
  const handle = await open(file.path, "r")
  const footer = await readAt(handle, file.footerStart, FOOTER_LENGTH).finally(() => handle.close())
  if (footer.toString("latin1") !== formatFooter(file.footerStart, hash.digest("hex")))
    throw new OperatorError(`The backup ${file.path} is damaged: its content does not match its checksum.`)
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** The operating system's reason in words, for error messages about files. */
export function reasonOf({ code = "", message }: NodeJS.ErrnoException): string {
  return reasons[code] ?? message
}

const reasons: Record<string, string> = {
  ENOENT: "there is no such file or directory",
  ENOTDIR: "a part of its path is not a directory",
  EISDIR: "it is a directory",
  EACCES: "this user has no permission",
  EPERM: "this user has no permission",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
}
