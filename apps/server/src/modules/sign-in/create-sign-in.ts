import { createMac } from "../../platform/keyed-hash.ts"
import type { Platform } from "../../platform/platform.ts"
import { signInRoutes } from "./sign-in.routes.ts"
import type { SignInDeps } from "./sign-in-deps.ts"

type CreateSignInDeps = Pick<SignInDeps, "sessions" | "codes" | "readOrderFrequency" | "guestMergers">

export function createSignIn(platform: Platform, otherDeps: CreateSignInDeps): SignInDeps {
  const { db, clock, random, log, settings } = platform
  const deps = { db, clock, random, log, settings, mac: createMac(settings.secret, "identity"), ...otherDeps }
  signInRoutes(platform, deps)
  return deps
}
