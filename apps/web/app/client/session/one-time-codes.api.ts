import type { CodePurpose } from "@hearth/contract/calls/login.calls.ts"
import type { Api } from "@hearth/contract/client.ts"
import type { Failure } from "@hearth/contract/envelope.ts"
import { NO_RESPONSE, type Result, settleCall } from "@hearth/browser/result.ts"
import * as requestErrorTexts from "@hearth/texts/request-errors.ts"
import { apiWithHeaders, visitorId } from "../api/api.ts"
import { noResponse } from "../api/to-result.ts"
import { type Fingerprint, fingerprint } from "./fingerprint.ts"
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
 * Converts a reply of the API client into a result, with the server's message or `fallbackMessage`. A 200 response for
 * which `isValid` is false counts as no response.
 */
export async function toResult<Answer>(
  call: Promise<{ ok: true; body: Answer } | { ok: false; status: number; body: Failure }>,
  fallbackMessage = requestErrorTexts.somethingWentWrong,
  isValid: (body: unknown) => boolean = () => true,
): Promise<Result<Answer>> {
  const settled = await settleCall(call)
  if (settled.ok) return isValid(settled.body) ? { ok: true, data: settled.body } : noResponse
  if (settled.code === NO_RESPONSE) return noResponse
  const { displayMsg, ...refusal } = settled
  return { ...refusal, message: displayMsg || fallbackMessage }
}

/**
 * How long a request for a code waits for the fingerprint. After that it is sent without one: the fingerprint can only
 * lower the server's limits (decision 021).
 */
const FINGERPRINT_TIMEOUT_MS = 1500

function toSentCodeResult<Answer>(call: Parameters<typeof toResult<Answer>>[0]): Promise<Result<Answer>> {
  return toResult(call, requestErrorTexts.somethingWentWrong, isSentCode)
}

/** IDN-2, IDN-15. The API client repeats the request with the same key after a 401, so that no second code is sent. */
export async function requestCode(request: CodeRequest): Promise<Result<SentCode>> {
  return withDeviceProof((api, proof) => {
    const { mobile, purpose, termsAccepted } = request
    const idempotencyKey = crypto.randomUUID()
    return purpose === "RESET_PASSWORD"
      ? toSentCodeResult(
          api("POST /loginhandler/forgotpassword", { body: { mobile, fingerprint: proof }, idempotencyKey }),
        )
      : toSentCodeResult(
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
    toSentCodeResult(
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
  await visitorId().catch(() => undefined)
  const deviceFingerprint = await Promise.race([fingerprint(), resolveAfter(FINGERPRINT_TIMEOUT_MS)])
  const firstResult = await sendWith(deviceFingerprint)
  if (firstResult.ok || firstResult.code !== "FIREWALL_REFUSED") return firstResult
  return sendWith(await fingerprint({ forceRefresh: true }))

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
