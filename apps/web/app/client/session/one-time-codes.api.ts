import type { CodePurpose } from "@hearth/contract/calls/login.calls.ts"
import type { Api, ApiReply } from "@hearth/contract/client.ts"
import type { Result } from "@hearth/browser/result.ts"
import { apiWithHeaders, ensureSession } from "../api/api.ts"
import { toResult } from "../api/to-result.ts"
import { type Fingerprint, getFingerprint } from "./fingerprint.ts"
import { loginState } from "./login-state.ts"
import { isSentCode } from "../api/reply-guards.ts"

export interface SentCode {
  /** In seconds. */
  resendAfter: number
  /** In seconds. */
  expiresIn: number
}

export interface CodeRequest {
  mobile: string
  purpose: CodePurpose | "RESET_PASSWORD"
  termsAccepted?: boolean
}

/**
 * How long a request for a code waits for the fingerprint. After that it is sent without one: the fingerprint can only
 * lower the server's limits (decision 021).
 */
const FINGERPRINT_TIMEOUT_MS = 1500

function toSentCode(call: Promise<ApiReply<"POST /loginhandler/v3/getotp">>): Promise<Result<SentCode>> {
  return toResult(call, (body) => body, { isValid: isSentCode })
}

/** IDN-2, IDN-15. The API client repeats the request with the same key after a 401, so that no second code is sent. */
export async function requestCode(request: CodeRequest): Promise<Result<SentCode>> {
  return withDeviceProof((api, proof) => {
    const { mobile, purpose, termsAccepted } = request
    const idempotencyKey = crypto.randomUUID()
    return purpose === "RESET_PASSWORD"
      ? toSentCode(api("POST /loginhandler/forgotpassword", { body: { mobile, fingerprint: proof }, idempotencyKey }))
      : toSentCode(
          api("POST /loginhandler/v3/getotp", {
            body: { mobile, purpose, termsAccepted, fingerprint: proof },
            idempotencyKey,
          }),
        )
  })
}

/** IDN-3. If there is no code to send again, for example after a long time, requests a new one. */
export async function resendCode(request: CodeRequest): Promise<Result<SentCode>> {
  const { mobile, purpose } = request
  if (purpose === "RESET_PASSWORD") return requestCode(request)
  const resent = await withDeviceProof((api, proof) =>
    toSentCode(
      api("POST /loginhandler/resendotp", {
        body: { mobile, purpose, fingerprint: proof },
        idempotencyKey: crypto.randomUUID(),
      }),
    ),
  )
  return !resent.ok && resent.code === "OTP_EXPIRED" ? requestCode({ ...request, termsAccepted: true }) : resent
}

type Proof = Pick<Fingerprint, "id" | "hash"> | undefined

/** For every call that sends a code: adds the device's identity and the token that a firewall may require. */
export async function withDeviceProof(
  send: (api: Api, proof: Proof) => Promise<Result<SentCode>>,
): Promise<Result<SentCode>> {
  // Starts a guest session first, so that the fingerprint belongs to it.
  await ensureSession().catch(() => undefined)
  const deviceFingerprint = await Promise.race([getFingerprint(), resolveAfter(FINGERPRINT_TIMEOUT_MS)])
  const firstResult = await sendWith(deviceFingerprint)
  if (firstResult.ok || firstResult.code !== "FIREWALL_REFUSED") return firstResult
  return sendWith(await getFingerprint({ forceRefresh: true }))

  function sendWith(currentFingerprint: Fingerprint | null): Promise<Result<SentCode>> {
    const headers: Record<string, string> = currentFingerprint
      ? { "x-firewall-token": currentFingerprint.firewallToken }
      : {}
    return send(
      apiWithHeaders(headers),
      currentFingerprint
        ? { id: currentFingerprint.id, hash: currentFingerprint.hash }
        : (loginState().fingerprint ?? undefined),
    )
  }
}

function resolveAfter(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null))
}
