import { type RouteResponse, json } from "../../http/route-response.ts"
import { isEqualInConstantTime } from "../check-credentials.ts"
import { makeDigits, makeId } from "../make-id.ts"
import { textField } from "../read-fields.ts"
import type { PaymentService } from "../payment-service.ts"
import { refuse } from "./redemption.ts"

type Input = Record<string, unknown>

const CODE_SECONDS = 300
const MAX_WRONG_CODES = 5
const INITIAL_BALANCE = 5_000_00

/**
 * Starts to link a wallet: creates the wallet if it is new, and a one-time code. The admin page shows the code; the
 * real service would send it by SMS.
 */
export function link(service: PaymentService, input: Input): RouteResponse {
  const mobile = textField(input, "mobile")
  if (!/^\+91[6-9]\d{9}$/.test(mobile)) return refuse(400, "MOBILE_INVALID", "The mobile number must be Indian, +91….")
  const { wallets } = service.database
  wallets.open(mobile, INITIAL_BALANCE)
  wallets.setCode(mobile, { code: makeDigits(6), codeUntil: Date.now() + CODE_SECONDS * 1000, wrongCodes: 0 })
  return json(202, { mobile, expiresIn: CODE_SECONDS })
}

export function verify(service: PaymentService, input: Input): RouteResponse {
  const { wallets } = service.database
  const mobile = textField(input, "mobile")
  const wallet = wallets.find(mobile)
  const hasValidCode =
    wallet !== undefined && wallet.code !== "" && wallet.codeUntil > Date.now() && wallet.wrongCodes < MAX_WRONG_CODES
  if (!hasValidCode) return refuse(410, "CODE_EXPIRED", "Request a new code.")
  if (!isEqualInConstantTime(textField(input, "code"), wallet.code)) {
    const wrongCodes = wallet.wrongCodes + 1
    wallets.setCode(mobile, { code: wallet.code, codeUntil: wallet.codeUntil, wrongCodes })
    return refuse(403, "WRONG_CODE", "The code is wrong.", { triesLeft: MAX_WRONG_CODES - wrongCodes })
  }
  const token = makeId("mkt_", 40)
  wallets.setCode(mobile, { code: "", codeUntil: 0, wrongCodes: 0 })
  wallets.addToken(token, mobile)
  return json(200, { token, mobile })
}
