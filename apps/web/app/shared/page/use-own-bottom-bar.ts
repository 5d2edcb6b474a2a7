import { useEffect } from "react"

/**
 * While mounted, this screen's own bottom bar with the next step replaces the app's bottom bar. Uses an attribute,
 * because `:has()` on the root costs time at every change of the page.
 */
export function useOwnBottomBar(): void {
  useEffect(() => {
    ownerCount += 1
    document.documentElement.toggleAttribute("data-own-bar", true)
    return () => {
      ownerCount -= 1
      document.documentElement.toggleAttribute("data-own-bar", ownerCount > 0)
    }
  }, [])
}

/** A new screen mounts before the old one unmounts. */
let ownerCount = 0
