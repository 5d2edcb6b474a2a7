import { type Answer, json } from "../../http/answer.ts"
import { isSame } from "../check-bearer.ts"
import { makeDigits, makeId } from "../make-id.ts"
import { textOf } from "../read-fields.ts"
import type { Till } from "../till.ts"
import { refuse } from "./redemption.ts"

type Input = Record<string, unknown>

const CODE_SECONDS = 300
const MOST_WRONG_CODES = 5
const FIRST_BALANCE = 5_000_00

/** Has a code sent: it is read on the desk, where a real one would text it. */
export function link(till: Till, input: Input): Answer {
  const mobile = textOf(input, "mobile")
  if (!/^\+91[6-9]\d{9}$/.test(mobile)) return refuse(400, "MOBILE_INVALID", "An Indian number, +91….")
  const { wallets } = till.books
  wallets.open(mobile, FIRST_BALANCE)
  wallets.setCode(mobile, makeDigits(6), Date.now() + CODE_SECONDS * 1000, 0)
  return json(202, { mobile, expiresIn: CODE_SECONDS })
}

export function verify(till: Till, input: Input): Answer {
  const { wallets } = till.books
  const mobile = textOf(input, "mobile")
  const wallet = wallets.find(mobile)
  const isOver =
    !wallet || wallet.code === "" || wallet.codeUntil <= Date.now() || wallet.wrongCodes >= MOST_WRONG_CODES
  if (isOver) return refuse(410, "CODE_EXPIRED", "Ask for a new code.")
  if (!isSame(textOf(input, "code"), wallet.code)) {
    const wrong = wallet.wrongCodes + 1
    wallets.setCode(mobile, wallet.code, wallet.codeUntil, wrong)
    return refuse(403, "WRONG_CODE", "The code is wrong.", { triesLeft: MOST_WRONG_CODES - wrong })
  }
  const token = makeId("mkt_", 40)
  wallets.setCode(mobile, "", 0, 0)
  wallets.addToken(token, mobile)
  return json(200, { token, mobile })
}
