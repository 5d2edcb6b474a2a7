import { LandingChoices } from "../features/location/landing-choices.tsx"
import { useSkipLanding } from "../features/location/use-skip-landing.ts"
import { HomeContent, loader } from "./home.tsx"

export { loader }

/** LOC-1, NAV-8: how and where first; then the home page as it is. */
export function Component() {
  useSkipLanding()
  return (
    <>
      <LandingChoices />
      <HomeContent />
    </>
  )
}
