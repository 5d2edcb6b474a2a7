import { createHash, timingSafeEqual } from "node:crypto"
import type { Call } from "./side.ts"

const hash = (text: string): Buffer => createHash("sha256").update(text).digest()

export const isSame = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other))

export const hasBearer = ({ headers }: Call, key: string): boolean =>
  isSame(headers.authorization ?? "", `Bearer ${key}`)

export const hasBasic = ({ headers }: Call, user: string, password: string): boolean =>
  isSame(headers.authorization ?? "", `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`)
