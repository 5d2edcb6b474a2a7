import { randomBytes, randomInt, randomUUID } from "node:crypto"

export interface Random {
  uuid(): string
  /** Unguessable text of this many random bytes, safe in URLs and headers. */
  token(bytes: number): string
  /** An integer from 0 up to, not including, the limit. */
  below(limit: number): number
}

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  token: (bytes) => randomBytes(bytes).toString("base64url"),
  below: (limit) => randomInt(limit),
}
