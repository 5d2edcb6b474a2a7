import type { SignInMethods } from "@hearth/contract/calls/login.calls.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import type { Settings } from "../../settings.ts"

const titles = { google: "Google", facebook: "Facebook", apple: "Apple" } as const

/** IDN-1: returns the sign-in methods, which are the same for everyone in a country. */
export function listLoginMethods(settings: Settings, country: CountryCode): { status: "success"; data: SignInMethods } {
  return {
    status: "success",
    data: {
      otp: true,
      password: countries[country].showLoginWithPassword,
      social: settings.identityProviders.map(({ source }) => ({ source, title: titles[source] })),
      firewall: settings.firewallTokenNeeded,
    },
  }
}
