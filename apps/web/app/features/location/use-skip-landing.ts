import { useEffect } from "react"
import { useNavigate } from "react-router"
import { chosenPlace } from "../../place/chosen-place.store.ts"
import { shouldSkipLanding } from "./should-skip-landing.ts"

/** NAV-8: taken home at once, and the landing page is not left behind as a step to go back to. */
export function useSkipLanding(): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (shouldSkipLanding(chosenPlace())) void navigate("/", { replace: true })
  }, [navigate])
}
