import type { Platform } from "../../platform/platform.ts"
import { limitNetwork } from "../../platform/limits/limit-network.ts"
import { registerFingerprint } from "./fingerprint.ts"
import { listLoginMethods } from "./list-login-methods.ts"
import { getOtp, resendOtp } from "./get-otp.ts"
import type { Identity } from "./identity.ts"
import { logInWithPassword } from "./log-in-with-password.ts"
import { parsePhone } from "./parse-phone.ts"
import { requestReset, confirmReset, setPassword } from "./reset-password.ts"
import { finishSocial, startSocial } from "./social-login.ts"
import { validateCode } from "./validate-code.ts"
import { validateSocialCode } from "./validate-social-code.ts"

const SEARCHES_PER_MINUTE = 60

export function loginRoutes({ route }: Pick<Platform, "route">, identity: Identity): void {
  const { settings } = identity
  route("GET /loginhandler/ways", ({ country }) => listLoginMethods(settings, country))
  route("POST /loginhandler/searchuser", async ({ request, country, body }) => {
    await limitNetwork(identity, request, "searches", SEARCHES_PER_MINUTE, 60)
    parsePhone(body.mobile, country)
    return listLoginMethods(settings, country)
  })
  route("POST /loginhandler/v3/getotp", (call) => getOtp(identity, call, call.body))
  route("POST /loginhandler/resendotp", (call) => resendOtp(identity, call, call.body))
  route("POST /loginhandler/validatecode", (call) => validateCode(identity, call, call.body))
  route("POST /loginhandler/login", (call) => logInWithPassword(identity, call, call.body))
  route("POST /loginhandler/sociallogin", (call) =>
    call.body.step === "start" ? startSocial(identity, call, call.body) : finishSocial(identity, call, call.body),
  )
  route("POST /loginhandler/socialvalidatecode", (call) => validateSocialCode(identity, call, call.body))
  route("POST /loginhandler/forgotpassword", (call) => requestReset(identity, call, call.body))
  route("POST /loginhandler/v2/forgotpassword", (call) => confirmReset(identity, call, call.body))
  route("POST /loginhandler/v3/forgotpassword", (call) => setPassword(identity, call, call.body))
  route("POST /sso-aggregation/ve2/finger-print", ({ session, request, body }) =>
    registerFingerprint(identity, session, request, body.signals),
  )
}
