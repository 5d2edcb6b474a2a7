import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import type { Tx } from "../../platform/database/database.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { together } from "../../platform/database/pipelined-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { countTry, recipientKey } from "./code-limits.ts"
import type { CodePurpose } from "./code-purposes.ts"
import { type Challenge, findChallenge, MOST_TRIES, tryChallenge } from "./codes.store.ts"
import { codeOf, hashCode } from "./hash-code.ts"
import type { Identity } from "./identity.ts"

export interface TypedCode {
  purpose: CodePurpose
  recipient: string
  sessionId: string
  /** The session was ended by a sign-in: its codes open nothing more, and only the one that did is answered again. */
  isOver?: boolean
  code: string
  /** The device's name where it has signed in with this recipient before. */
  trusted: string | undefined
}

type Outcome<Answer> = { answer: Answer } | { refused: ErrorCode }

/**
 * Takes a code and does what it is for, in one transaction: a code is used up exactly when its effect is there. A wrong
 * try is an outcome, not an exception, because its count must be committed.
 *
 * `again` answers somebody who sends the right code again, twice at the same moment or because the answer was lost;
 * without it the second is refused. `ahead` reads and holds what the work needs, on the same way as the try: it writes
 * nothing, because the code may be wrong.
 */
export async function takeCode<Answer, Ahead = undefined>(
  identity: Identity,
  typed: TypedCode,
  work: (tx: Tx, challenge: Challenge, ahead: Ahead) => Promise<Answer>,
  again?: (tx: Tx, challenge: Challenge) => Promise<Answer | undefined>,
  ahead?: (tx: Tx) => Promise<Ahead>,
): Promise<Answer> {
  const code = typed.code.replaceAll(/[\s-]/g, "")
  if (!/^\d{6}$/.test(code)) throw new AppError("OTP_WRONG")
  const of = codeOf(identity, typed)
  const isCounted = await countTry(identity, of, typed.recipient, typed.trusted)
  if (!isCounted) throw new AppError(typed.isOver ? "SESSION_ENDED" : "OTP_WRONG")
  const outcome = await inTransaction(identity.db, async (tx): Promise<Outcome<Answer>> => {
    const codeHash = hashCode(identity, of, code)
    const paceKey = recipientKey(identity, typed.recipient, typed.trusted)
    const [tried, ready] = await together(
      tx,
      async () => (typed.isOver ? undefined : tryChallenge(tx, of, codeHash, paceKey, identity.clock.now())),
      () => lookAhead(tx, ahead),
    )
    if (tried?.takenAt) return { answer: await work(tx, tried, ready()) }
    if (tried) return { refused: tried.wrongTries >= MOST_TRIES ? "OTP_TRIES_USED" : "OTP_WRONG" }
    const challenge = await findChallenge(tx, of)
    const repeated = challenge?.takenAt && challenge.codeHash === codeHash ? await again?.(tx, challenge) : undefined
    if (repeated !== undefined) return { answer: repeated }
    return { refused: typed.isOver ? "SESSION_ENDED" : whyNot(challenge, identity.clock.now()) }
  })
  if ("answer" in outcome) return outcome.answer
  throw new AppError(outcome.refused)
}

/** What is in the way of the work matters only once the code is right: until then it must not keep a try from counting. */
async function lookAhead<Ahead>(tx: Tx, ahead: ((tx: Tx) => Promise<Ahead>) | undefined): Promise<() => Ahead> {
  try {
    const ready = await ahead?.(tx)
    return () => ready as Ahead
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return () => {
      throw error
    }
  }
}

/** Whether a code of this kind was sent to the recipient at this session's wish. */
export async function hadCode(
  identity: Identity,
  of: Pick<TypedCode, "purpose" | "recipient" | "sessionId">,
): Promise<boolean> {
  return (await findChallenge(identity.db, codeOf(identity, of))) !== undefined
}

function whyNot(challenge: Challenge | undefined, now: Date): ErrorCode {
  if (!challenge || challenge.takenAt) return "OTP_WRONG"
  if (challenge.wrongTries >= MOST_TRIES) return "OTP_TRIES_USED"
  return challenge.expiresAt <= now ? "OTP_EXPIRED" : "OTP_WRONG"
}
