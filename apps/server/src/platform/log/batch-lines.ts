import type { DestinationStream } from "pino"

interface FlushableStream extends DestinationStream {
  flush(done?: (error?: Error) => void): void
}

/**
 * Writes the lines of one turn of the event loop in one piece. Under load these are dozens of lines; a single line is
 * not delayed.
 */
export function batchLines(inner: FlushableStream): FlushableStream {
  let batch = ""
  const flushBatch = (): void => {
    const lines = batch
    batch = ""
    if (lines !== "") inner.write(lines)
  }
  return {
    write(line) {
      if (batch === "") setImmediate(flushBatch)
      batch += line
    },
    flush(done) {
      flushBatch()
      inner.flush(done)
    },
  }
}
