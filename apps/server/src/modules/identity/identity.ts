import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto"
import type { Platform } from "../../platform/platform.ts"

/** What the actions of this module work with. */
export interface Identity extends Pick<Platform, "db" | "clock" | "random" | "log" | "settings"> {
  keys: { access: KeyObject; refresh: Uint8Array }
}

/** From one secret a key for each purpose, so that what one of them signs means nothing to the other. */
export function createIdentity(platform: Pick<Platform, "db" | "clock" | "random" | "log" | "settings">): Identity {
  const { db, clock, random, log, settings } = platform
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync("sha256", settings.secret, "hearth", purpose, 32))
  return {
    db,
    clock,
    random,
    log,
    settings,
    keys: { access: createSecretKey(keyFor("access token")), refresh: keyFor("refresh token") },
  }
}
