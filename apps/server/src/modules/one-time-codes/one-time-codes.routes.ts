import type { Platform } from "../../platform/platform.ts"
import { registerFingerprint } from "./fingerprint.ts"
import type { OneTimeCodes } from "./create-one-time-codes.ts"
import { sendOtp, resendOtp } from "./send-otp.ts"

export function oneTimeCodesRoutes({ route }: Pick<Platform, "route">, deps: OneTimeCodes): void {
  route("POST /loginhandler/v3/getotp", (call) => sendOtp(deps, call, call.body))
  route("POST /loginhandler/resendotp", (call) => resendOtp(deps, call, call.body))
  route("POST /sso-aggregation/ve2/finger-print", ({ session, request, body }) =>
    registerFingerprint(deps, session, request, body.signals),
  )
}
