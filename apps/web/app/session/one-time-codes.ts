import type { CodePurpose } from "@hearth/contract/calls/login.calls.ts"
import type { Api } from "@hearth/contract/client.ts"
import type { Failure } from "@hearth/contract/envelope.ts"
import { INTERNAL_SERVER_ERROR } from "@hearth/contract/error-codes.ts"
import { apiWith, visitorId } from "./api.ts"
import { CallFailure } from "./failure-kind.ts"
import { type Fingerprint, fingerprint } from "./fingerprint.ts"
import { loginState } from "./login-state.ts"
import { isSentCode } from "./whole-answers.ts"

/** What was asked, or what to say instead. */
export type Told<Answer> = { ok: true; answer: Answer } | { ok: false; code: string; message: string }

export interface SentCode {
  resendAfter: number
  expiresIn: number
}

export interface CodeWish {
  mobile: string
  purpose: CodePurpose | "RESET_PASSWORD"
  termsAccepted?: boolean
}

export const UNREACHED = "We couldn’t reach the kitchen just now. Please check your connection and try again."

/** Whatever becomes of a call, as an answer or as words for whoever waits. `isWhole`: what else a 200 must bring. */
export async function told<Answer>(
  call: Promise<{ ok: true; body: Answer } | { ok: false; body: Failure }>,
  otherwise = INTERNAL_SERVER_ERROR,
  isWhole: (answer: unknown) => boolean = () => true,
): Promise<Told<Answer>> {
  const unreached = { ok: false, code: "UNREACHED", message: UNREACHED } as const
  try {
    const reply = await call
    if (reply.ok) return isWhole(reply.body) ? { ok: true, answer: reply.body } : unreached
    const errors: unknown = reply.body?.errors
    const [refusal] = Array.isArray(errors) ? (errors as Failure["errors"]) : []
    return { ok: false, code: refusal?.code ?? "", message: refusal?.displayMsg || otherwise }
  } catch (error) {
    if (error instanceof CallFailure) return unreached
    throw error
  }
}

/** As long as somebody waits for what only tightens limits. */
const PATIENCE_MS = 1500

function sent<Answer>(call: Parameters<typeof told<Answer>>[0]): Promise<Told<Answer>> {
  return told(call, INTERNAL_SERVER_ERROR, isSentCode)
}

/** IDN-2, IDN-15. Sent again with the same key nothing more is sent. */
export async function askCode(wish: CodeWish): Promise<Told<SentCode>> {
  return withProof((api, proof) => {
    const { mobile, purpose, termsAccepted } = wish
    const idempotencyKey = crypto.randomUUID()
    return purpose === "RESET_PASSWORD"
      ? sent(api("POST /loginhandler/forgotpassword", { body: { mobile, fingerprint: proof }, idempotencyKey }))
      : sent(
          api("POST /loginhandler/v3/getotp", {
            body: { mobile, purpose, termsAccepted, fingerprint: proof },
            idempotencyKey,
          }),
        )
  })
}

/** IDN-3. Where nothing is left to send again, as after a long while, it is asked for anew. */
export async function resendCode(wish: CodeWish): Promise<Told<SentCode>> {
  const { mobile, purpose } = wish
  if (purpose === "RESET_PASSWORD") return askCode(wish)
  const again = await withProof((api, proof) =>
    sent(
      api("POST /loginhandler/resendotp", {
        body: { mobile, purpose, fingerprint: proof },
        idempotencyKey: crypto.randomUUID(),
      }),
    ),
  )
  return !again.ok && again.code === "OTP_EXPIRED" ? askCode({ ...wish, termsAccepted: true }) : again
}

type Proof = Pick<Fingerprint, "id" | "hash"> | undefined

/** For every call that has a code sent: who the device is goes along, and what a firewall may ask for. */
export async function withProof(send: (api: Api, proof: Proof) => Promise<Told<SentCode>>): Promise<Told<SentCode>> {
  // Made a guest first, so that the fingerprint is that session's.
  await visitorId().catch(() => undefined)
  const made = await Promise.race([fingerprint(), later(PATIENCE_MS)])
  const first = await sendWith(made)
  if (first.ok || first.code !== "FIREWALL_REFUSED") return first
  return sendWith(await fingerprint({ anew: true }))

  function sendWith(found: Fingerprint | null): Promise<Told<SentCode>> {
    const headers: Record<string, string> = found ? { "x-firewall-token": found.firewallToken } : {}
    return send(apiWith(headers), found ? { id: found.id, hash: found.hash } : (loginState().fingerprint ?? undefined))
  }
}

function later(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null))
}
