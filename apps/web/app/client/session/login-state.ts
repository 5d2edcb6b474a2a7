import type { SocialProfile, SocialSource } from "@hearth/contract/calls/login.calls.ts"
import { createStore } from "../create-store.ts"
import { removeStored } from "../storage/storage.ts"

/**
 * How far somebody has come who is signing in (IDN-2). Kept encrypted on the device, so that it outlives a reload, the
 * way to the messages app and the way to an identity provider.
 */
export interface LoginState {
  /** As typed, once a code was sent there. */
  mobile: string
  /** IDN-2: whether a code can be typed in. */
  isOtpScreen: boolean
  /** IDN-2: the last wish for a code was refused. */
  isOtpLimited: boolean
  /** By the server's clock. */
  resendAt: number
  expiresAt: number
  /** Where to go in the end; taken away once somebody is in (IDN-4). */
  finalRedirect: string | null
  /** With which provider somebody went away, and whom it vouched for. */
  source: SocialSource | null
  social: SocialProfile | null
  /** IDN-14: who the device is. */
  fingerprint: { id: string; hash: string } | null
}

export const initialLoginState: LoginState = {
  mobile: "",
  isOtpScreen: false,
  isOtpLimited: false,
  resendAt: 0,
  expiresAt: 0,
  finalRedirect: null,
  source: null,
  social: null,
  fingerprint: null,
}

/** Answer to a wish for a code: it counts as sent only where the status says so. */
export type CodeRequestResult =
  | { status: "success"; mobile: string; resendAfter: number; expiresIn: number }
  | { status: "failed" }

export function afterCodeRequested(state: LoginState, answer: CodeRequestResult, now: number): LoginState {
  if (answer.status !== "success") return { ...state, isOtpLimited: true }
  const { mobile, resendAfter, expiresIn } = answer
  return {
    ...state,
    mobile,
    isOtpScreen: true,
    isOtpLimited: false,
    resendAt: now + resendAfter * 1000,
    expiresAt: now + expiresIn * 1000,
  }
}

/** The screen for the code is left without one. */
export function afterCodeScreenClosed(state: LoginState): LoginState {
  return { ...state, isOtpScreen: false }
}

/** Somebody is in: nothing of the way there is needed any more. */
export function afterSignedIn(): LoginState {
  return initialLoginState
}

/** Undefined until what was kept has been looked at. */
const loginStateStore = createStore<LoginState | undefined>(undefined)
export const useLoginState = loginStateStore.use

export function loginState(): LoginState {
  return loginStateStore.get() ?? initialLoginState
}

let pendingWrite = Promise.resolve()

/** Written one after the other: encrypting takes a moment, and an older state must not come after a newer one. */
export function changeLoginState(change: (state: LoginState) => LoginState): Promise<void> {
  const next = change(loginState())
  loginStateStore.set(next)
  const write = () => persist(next)
  pendingWrite = pendingWrite.then(write, write)
  return pendingWrite
}

async function persist(state: LoginState): Promise<void> {
  if (state === initialLoginState) return removeStored("login")
  const { writeEncrypted } = await import("../storage/encrypted-storage.ts")
  await writeEncrypted("login", state)
}

/** Whoever wrote it, an older version of this page or a hand: what is missing is as at the beginning. */
export async function restoreLoginState(): Promise<void> {
  if (loginStateStore.get()) return
  const { readEncrypted } = await import("../storage/encrypted-storage.ts")
  const stored = await readEncrypted<LoginState>("login")
  if (!loginStateStore.get())
    loginStateStore.set(isComplete(stored) ? { ...initialLoginState, ...stored } : initialLoginState)
}

function isComplete(stored: Partial<LoginState> | null): stored is Partial<LoginState> {
  if (!stored) return false
  const { mobile, resendAt, expiresAt } = stored
  return typeof mobile === "string" && typeof resendAt === "number" && typeof expiresAt === "number"
}
