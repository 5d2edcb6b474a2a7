import { useEffect } from "react"

/**
 * While it is shown, this screen has a bar of its own at the foot, which holds the next step, and the shop's bar gives
 * way to it. Told by an attribute: `:has()` on the root costs at every change of the page.
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

/** One screen comes before the other has gone. */
let ownerCount = 0
