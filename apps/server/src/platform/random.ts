import { randomBytes, randomInt, randomUUID } from "node:crypto"

export interface Random {
  uuid(): string
  /** Returns an unguessable text of this many random bytes, safe in URLs and headers. */
  token(bytes: number): string
  /** Returns an integer from 0 up to, but not including, the limit. */
  below(limit: number): number
}

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  token: (bytes) => randomBytes(bytes).toString("base64url"),
  below: (limit) => randomInt(limit),
}
