import { createSequence } from "@hearth/browser/create-sequence.ts"
import type { SocialProfile, SocialSource } from "@hearth/contract/calls/login.calls.ts"
import { createStore } from "@hearth/browser/store.ts"
import { removeStored } from "../storage/storage.ts"

/**
 * The progress of a sign-in (IDN-2). Stored encrypted on the device, so that it survives a reload, a switch to the
 * messages app and a redirect to an identity provider.
 */
export interface LoginState {
  /** The number as typed, once a code was sent to it. */
  mobile: string
  /** IDN-2: whether the code screen is open. */
  isOtpScreen: boolean
  /** IDN-2: the last request for a code was refused. */
  isOtpLimited: boolean
  /** Timestamps by the server's clock. */
  resendAt: number
  expiresAt: number
  /** Where to go after the sign-in; cleared once signed in (IDN-4). */
  finalRedirect: string | null
  /** The identity provider of the sign-in, and the profile it returned. */
  source: SocialSource | null
  social: SocialProfile | null
  /** IDN-14: the device's identity. */
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

/** The result of a request for a code: it counts as sent only if the status is success. */
export type CodeRequestResult =
  | { status: "success"; mobile: string; resendAfter: number; expiresIn: number }
  | { status: "failed" }

export function afterCodeRequested(state: LoginState, result: CodeRequestResult, now: number): LoginState {
  if (result.status !== "success") return { ...state, isOtpLimited: true }
  const { mobile, resendAfter, expiresIn } = result
  return {
    ...state,
    mobile,
    isOtpScreen: true,
    isOtpLimited: false,
    resendAt: now + resendAfter * 1000,
    expiresAt: now + expiresIn * 1000,
  }
}

/** The code screen is closed without a code. */
export function afterCodeScreenClosed(state: LoginState): LoginState {
  return { ...state, isOtpScreen: false }
}

/** Signed in: none of the progress is needed any more. */
export function afterSignedIn(): LoginState {
  return initialLoginState
}

/** Undefined until the stored state has been read. */
const loginStateStore = createStore<LoginState | undefined>(undefined)
export const useLoginState = loginStateStore.use

export function loginState(): LoginState {
  return loginStateStore.get() ?? initialLoginState
}

const writeInOrder = createSequence()

/** Writes in sequence: encryption is asynchronous, and an older state must not overwrite a newer one. */
export function changeLoginState(change: (state: LoginState) => LoginState): Promise<void> {
  const next = change(loginState())
  loginStateStore.set(next)
  return writeInOrder(() => persist(next))
}

async function persist(state: LoginState): Promise<void> {
  if (state === initialLoginState) return removeStored("login")
  const { writeEncrypted } = await import("../storage/encrypted-storage.ts")
  await writeEncrypted("login", state)
}

/**
 * An older version of this page or manual editing may have written the value: missing optional fields get their initial
 * values, and a value without a required field is ignored.
 */
export async function restoreLoginState(): Promise<void> {
  if (loginStateStore.get()) return
  const { readEncrypted } = await import("../storage/encrypted-storage.ts")
  const stored = await readEncrypted<LoginState>("login")
  if (!loginStateStore.get())
    loginStateStore.set(hasRequiredFields(stored) ? { ...initialLoginState, ...stored } : initialLoginState)
}

function hasRequiredFields(stored: Partial<LoginState> | null): stored is Partial<LoginState> {
  if (!stored) return false
  const { mobile, resendAt, expiresAt } = stored
  return typeof mobile === "string" && typeof resendAt === "number" && typeof expiresAt === "number"
}
