import type { SignInMethods } from "@hearth/contract/calls/login.calls.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useQuery } from "@hearth/browser/use-query.ts"
import { fetchSignInMethods } from "./login.api.ts"

/** The methods that are known without a request: the one-time code, and the password in countries that offer it. */
function defaultSignInMethods(country: CountryCode): SignInMethods {
  return { otp: true, password: countries[country].showLoginWithPassword, social: [], firewall: false }
}

/** IDN-1: the sign-in methods. `isLoaded` is true once the request has succeeded or failed. */
export function useSignInMethods(): SignInMethods & { isLoaded: boolean } {
  const query = useQuery(fetchSignInMethods)
  const { country } = usePageContext()
  const methods = query.state === "ready" ? query.value : defaultSignInMethods(country)
  return { ...methods, isLoaded: query.state !== "loading" }
}
