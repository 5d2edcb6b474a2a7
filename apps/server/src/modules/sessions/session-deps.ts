import { createSecretKey, type KeyObject } from "node:crypto"
import { deriveKey } from "../../platform/keyed-hash.ts"
import type { Platform } from "../../platform/platform.ts"

type SessionPlatform = Pick<Platform, "db" | "clock" | "random" | "log" | "settings">

/** What the actions of sessions need. */
export interface SessionDeps extends SessionPlatform {
  keys: { access: KeyObject; refresh: Uint8Array }
}

export function createSessionDeps({ db, clock, random, log, settings }: SessionPlatform): SessionDeps {
  const { secret } = settings
  const keys = {
    access: createSecretKey(deriveKey(secret, "access token")),
    refresh: deriveKey(secret, "refresh token"),
  }
  return { db, clock, random, log, settings, keys }
}
