import type { Platform } from "../../platform/platform.ts"
import { listSignInMethods, listSignInMethodsOf } from "./list-sign-in-methods.ts"
import { logInWithPassword } from "./log-in-with-password.ts"
import { refreshCustomer } from "./refresh-customer.ts"
import { confirmReset, requestReset, setPassword } from "./reset-password.ts"
import { socialLogin } from "./social-login.ts"
import { signInByCode } from "./sign-in-by-code.ts"
import { linkSocialByCode } from "./link-social-by-code.ts"
import type { SignInDeps } from "./sign-in-deps.ts"

export function signInRoutes({ route }: Pick<Platform, "route">, deps: SignInDeps): void {
  route("GET /loginhandler/ways", ({ country }) => listSignInMethods(deps.settings, country))
  route("POST /loginhandler/searchuser", (call) => listSignInMethodsOf(deps, call, call.body.mobile))
  route("POST /loginhandler/refreshtoken", (call) => refreshCustomer(deps, call, call.body))
  route("POST /loginhandler/validatecode", (call) => signInByCode(deps, call, call.body))
  route("POST /loginhandler/login", (call) => logInWithPassword(deps, call, call.body))
  route("POST /loginhandler/sociallogin", (call) => socialLogin(deps, call, call.body))
  route("POST /loginhandler/socialvalidatecode", (call) => linkSocialByCode(deps, call, call.body))
  route("POST /loginhandler/forgotpassword", (call) => requestReset(deps, call, call.body))
  route("POST /loginhandler/v2/forgotpassword", (call) => confirmReset(deps, call, call.body))
  route("POST /loginhandler/v3/forgotpassword", (call) => setPassword(deps, call, call.body))
}
