import { LandingChoices } from "../features/location/landing-choices.tsx"
import { useSkipLanding } from "../features/location/use-skip-landing.ts"
import { HomeContent, loader } from "./home.tsx"

export { loader }

/** LOC-1, NAV-8: asks for delivery type and place first, then shows the home page. */
export function Component() {
  useSkipLanding()
  return (
    <>
      <LandingChoices />
      <HomeContent />
    </>
  )
}
