import { createHash, timingSafeEqual } from "node:crypto"
import type { ProviderCall } from "./provider-adapter.ts"

const hash = (text: string): Buffer => createHash("sha256").update(text).digest()

export const isEqualInConstantTime = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other))

export const hasBearerToken = ({ headers }: ProviderCall, key: string): boolean =>
  isEqualInConstantTime(headers.authorization ?? "", `Bearer ${key}`)

export const hasBasicAuth = ({ headers }: ProviderCall, user: string, password: string): boolean =>
  isEqualInConstantTime(headers.authorization ?? "", `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`)
