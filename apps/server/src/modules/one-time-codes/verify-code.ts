import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import type { Tx } from "../../platform/database/database.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { pipeline } from "../../platform/database/pipelined-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { countAttemptIfSent, limitKeyOf } from "./code-limits.ts"
import type { CodePurpose } from "./code-purposes.ts"
import { MAX_CODE_ATTEMPTS, attemptChallenge } from "./one-time-codes.store.ts"
import { codeRefOf, hashCode } from "./hash-code.ts"
import type { OneTimeCodes } from "./create-one-time-codes.ts"
import { type Challenge, findChallenge } from "./one-time-codes.store.ts"

export interface CodeInput {
  purpose: CodePurpose
  recipient: string
  sessionId: string
  /** Whether a sign-in has ended the session. Its codes are then refused, except a repeat of that sign-in's code. */
  hasSessionEnded?: boolean
  code: string
  /** The id in the device's cookie if the device has signed in with this recipient before. */
  trustedDevice: string | undefined
}

type Outcome<Answer> = { answer: Answer } | { refused: ErrorCode }

/**
 * Verifies a code and runs `work` in one transaction, so that the code is used up if and only if the work was
 * committed. For a wrong code the error is thrown after the transaction, because the attempt's count must be committed.
 *
 * `onRepeat` handles a right code that is sent again, simultaneously or because the response was lost; without it the
 * repetition is refused. `preload` reads and locks what the work needs in the same round trip as the attempt; it must
 * not write, because the code may be wrong.
 */
export async function verifyCode<Answer, Preloaded = undefined>(
  deps: OneTimeCodes,
  input: CodeInput,
  work: (tx: Tx, challenge: Challenge, preloaded: Preloaded) => Promise<Answer>,
  onRepeat?: (tx: Tx, challenge: Challenge) => Promise<Answer | undefined>,
  preload?: (tx: Tx) => Promise<Preloaded>,
): Promise<Answer> {
  const code = input.code.replaceAll(/[\s-]/g, "")
  if (!/^\d{6}$/.test(code)) throw new AppError("OTP_WRONG")
  const codeRef = codeRefOf(deps, input)
  const wasSent = await countAttemptIfSent(deps, codeRef, input.recipient, input.trustedDevice)
  if (!wasSent) throw new AppError(input.hasSessionEnded ? "SESSION_ENDED" : "OTP_WRONG")
  const outcome = await inTransaction(deps.db, async (tx): Promise<Outcome<Answer>> => {
    const codeHash = hashCode(deps, codeRef, code)
    // A right code ends this recipient's wait for the next code.
    const resendKey = limitKeyOf(deps, input.recipient, input.trustedDevice)
    const [attempt, getPreloaded] = await pipeline(
      tx,
      async () =>
        input.hasSessionEnded ? undefined : attemptChallenge(tx, codeRef, codeHash, resendKey, deps.clock.now()),
      () => runPreload(tx, preload),
    )
    if (attempt?.usedAt) return { answer: await work(tx, attempt, getPreloaded()) }
    if (attempt) return { refused: attempt.wrongTries >= MAX_CODE_ATTEMPTS ? "OTP_TRIES_USED" : "OTP_WRONG" }
    const challenge = await findChallenge(tx, codeRef)
    const repeated = challenge?.usedAt && challenge.codeHash === codeHash ? await onRepeat?.(tx, challenge) : undefined
    if (repeated !== undefined) return { answer: repeated }
    return { refused: input.hasSessionEnded ? "SESSION_ENDED" : refusalOf(challenge, deps.clock.now()) }
  })
  if ("answer" in outcome) return outcome.answer
  throw new AppError(outcome.refused)
}

/**
 * An error of the preload is thrown only once the code is right; before that it must not prevent a wrong attempt from
 * being counted.
 */
async function runPreload<Preloaded>(
  tx: Tx,
  preload: ((tx: Tx) => Promise<Preloaded>) | undefined,
): Promise<() => Preloaded> {
  try {
    const preloaded = await preload?.(tx)
    return () => preloaded as Preloaded
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return () => {
      throw error
    }
  }
}

/** Checks whether this session requested a code for this purpose and recipient. */
export async function wasCodeSent(
  deps: OneTimeCodes,
  codeRef: Pick<CodeInput, "purpose" | "recipient" | "sessionId">,
): Promise<boolean> {
  return (await findChallenge(deps.db, codeRefOf(deps, codeRef))) !== undefined
}

function refusalOf(challenge: Challenge | undefined, now: Date): ErrorCode {
  if (!challenge || challenge.usedAt) return "OTP_WRONG"
  if (challenge.wrongTries >= MAX_CODE_ATTEMPTS) return "OTP_TRIES_USED"
  return challenge.expiresAt <= now ? "OTP_EXPIRED" : "OTP_WRONG"
}
