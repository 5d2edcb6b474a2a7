/** The maximum number of keys that one statement reads. Further keys wait for the next statement. */
const MAX_KEYS = 200

interface WaitingRead<Key, Row> {
  key: Key
  resolve(row: Row | undefined): void
  reject(error: unknown): void
}

/**
 * Reads many keys with one statement under load: while a statement runs, further keys wait and are read together
 * afterwards. Without load a key is read at once. A read never uses a statement that was sent before it, so it sees
 * everything that was committed before it. `readAll` returns one row for each key, in the same sequence.
 */
export function createBatchedRead<Key, Row>(
  readAll: (keys: readonly Key[]) => Promise<readonly (Row | undefined)[]>,
): (key: Key) => Promise<Row | undefined> {
  const waiting: WaitingRead<Key, Row>[] = []
  let isReading = false

  async function readWaiting(): Promise<void> {
    isReading = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_KEYS)
      try {
        const rows = await readAll(batch.map(({ key }) => key))
        for (const [index, { resolve }] of batch.entries()) resolve(rows[index])
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isReading = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!isReading) void readWaiting()
    })
}
