import type { SignInMethods } from "@hearth/contract/calls/login.calls.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useQuery } from "../../client/api/use-query.ts"
import { fetchSignInMethods } from "./login.api.ts"

/** The way everybody has, and what is known of the country without asking. */
function defaultSignInMethods(country: CountryCode): SignInMethods {
  return { otp: true, password: countries[country].showLoginWithPassword, social: [], firewall: false }
}

/** IDN-1: the ways in. Where they can't be had, a code is always one. `isKnown`: whether the server has said. */
export function useSignInMethods(): SignInMethods & { isKnown: boolean } {
  const query = useQuery(fetchSignInMethods)
  const { country } = usePageContext()
  const methods = query.state === "ready" ? query.value : defaultSignInMethods(country)
  return { ...methods, isKnown: query.state !== "loading" }
}
