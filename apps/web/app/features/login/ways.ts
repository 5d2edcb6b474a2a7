import type { SignInMethods } from "@hearth/contract/calls/login.calls.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { useBoot } from "../../session/boot.tsx"
import { useAnswer } from "../../session/use-answer.ts"
import { waysIn } from "./login.api.ts"

/** The way everybody has, and what is known of the country without asking. */
function waysOf(country: CountryCode): SignInMethods {
  return { otp: true, password: countries[country].showLoginWithPassword, social: [], firewall: false }
}

/** IDN-1: the ways in. Where they can't be had, a code is always one. `isKnown`: whether the server has said. */
export function useWays(): SignInMethods & { isKnown: boolean } {
  const answer = useAnswer(waysIn)
  const { country } = useBoot()
  const ways = answer.state === "ready" ? answer.value : waysOf(country)
  return { ...ways, isKnown: answer.state !== "loading" }
}
