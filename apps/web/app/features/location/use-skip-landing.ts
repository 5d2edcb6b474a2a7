import { useEffect } from "react"
import { useNavigate } from "react-router"
import { chosenPlace } from "../../session/chosen-place.ts"
import { skipsLanding } from "./skips-landing.ts"

/** NAV-8: taken home at once, and the landing page is not left behind as a step to go back to. */
export function useSkipLanding(): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (skipsLanding(chosenPlace())) void navigate("/", { replace: true })
  }, [navigate])
}
