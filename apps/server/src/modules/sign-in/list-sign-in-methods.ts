import type { SignInMethods } from "@hearth/contract/calls/login.calls.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { limitNetwork } from "../../platform/limits/limit-network.ts"
import type { Settings } from "../../settings.ts"
import { parsePhone } from "../identity/public.ts"
import type { RequestContext } from "../sessions/public.ts"
import type { SignInDeps } from "./sign-in-deps.ts"

const SEARCHES_PER_MINUTE = 60

const titles = { google: "Google", facebook: "Facebook", apple: "Apple" } as const

/** IDN-1: returns the sign-in methods, which are the same for everyone in a country. */
export function listSignInMethods(settings: Settings, country: CountryCode): SignInMethods {
  return {
    otp: true,
    password: countries[country].showLoginWithPassword,
    social: settings.identityProviders.map(({ source }) => ({ source, title: titles[source] })),
    /** IDN-15: whether calls for one-time codes must send a firewall token. The name is the API's. */
    firewall: settings.firewallTokenNeeded,
  }
}

/**
 * Gives the same answer for every valid number, because no response may reveal whether a number has an account. Throws
 * if the number is invalid.
 */
export async function listSignInMethodsOf(deps: SignInDeps, { request, country }: RequestContext, mobile: string) {
  await limitNetwork(deps, request, "searches", SEARCHES_PER_MINUTE, 60)
  parsePhone(mobile, country)
  return listSignInMethods(deps.settings, country)
}
