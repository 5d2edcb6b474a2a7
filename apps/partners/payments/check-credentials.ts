import { createHash, timingSafeEqual } from "node:crypto"
import type { ProviderCall } from "./provider-adapter.ts"

const hash = (text: string): Buffer => createHash("sha256").update(text).digest()

export const isEqualConstantTime = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other))

export const hasBearerToken = ({ headers }: ProviderCall, key: string): boolean =>
  isEqualConstantTime(headers.authorization ?? "", `Bearer ${key}`)

export const hasBasicAuth = ({ headers }: ProviderCall, user: string, password: string): boolean =>
  isEqualConstantTime(headers.authorization ?? "", `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`)
