import { z } from "zod"
import { OperatorError } from "../settings.ts"

const entrySchema = z.object({ key: z.string(), size: z.int().min(0) })
const MAX_LINE_LENGTH = 1_000
/** Larger than any file that we store. */
const MAX_SIZE = 64 * 1024 * 1024
const NEW_LINE = 0x0a

/** Reads the files of a backup one after another, as `dumpFiles` wrote them. */
export async function* readEntries(
  path: string,
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<{ key: string; bytes: Buffer }> {
  let entry: z.output<typeof entrySchema> | undefined
  let received: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    received.push(chunk)
    length += chunk.length
    // Joined only when there is enough, because joining at each chunk would copy a large file many times.
    if (entry && length < entry.size) continue
    let rest: Buffer = Buffer.concat(received)
    for (;;) {
      if (!entry) {
        const lineEnd = rest.indexOf(NEW_LINE)
        if (lineEnd < 0 && rest.length > MAX_LINE_LENGTH) throw damaged(path)
        if (lineEnd < 0) break
        entry = readLine(path, rest.subarray(0, lineEnd).toString())
        rest = rest.subarray(lineEnd + 1)
      }
      if (rest.length < entry.size) break
      yield { key: entry.key, bytes: rest.subarray(0, entry.size) }
      rest = rest.subarray(entry.size)
      entry = undefined
    }
    received = [rest]
    length = rest.length
  }
  if (entry || length > 0) throw damaged(path)
}

function readLine(path: string, line: string): z.output<typeof entrySchema> {
  try {
    const entry = entrySchema.parse(JSON.parse(line))
    if (entry.size <= MAX_SIZE) return entry
  } catch {
    // The error below says the same.
  }
  throw damaged(path)
}

function damaged(path: string): OperatorError {
  return new OperatorError(`The backup ${path} is damaged: its photos can't be read.`)
}
