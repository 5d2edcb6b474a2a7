import { useEffect } from "react"
import { useNavigate } from "react-router"
import { chosenPlace } from "../../place/chosen-place.store.ts"
import { shouldSkipLanding } from "./should-skip-landing.ts"

/** NAV-8: redirects visitors who skip the landing page to the home page, which replaces it in the history. */
export function useSkipLanding(): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (shouldSkipLanding(chosenPlace())) void navigate("/", { replace: true })
  }, [navigate])
}
