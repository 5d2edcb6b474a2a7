import { createMac, type Mac } from "../../platform/keyed-hash.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Messages } from "../messages/public.ts"

type CodesPlatform = Pick<Platform, "db" | "clock" | "random" | "log" | "settings">

/** What the actions of one-time codes need. Modules that send or verify codes pass it on. */
export interface OneTimeCodes extends CodesPlatform {
  mac: Mac
  messages: Messages
}

export function createOneTimeCodes(platform: CodesPlatform, messages: Messages): OneTimeCodes {
  const { db, clock, random, log, settings } = platform
  return { db, clock, random, log, settings, messages, mac: createMac(settings.secret, "identity") }
}
