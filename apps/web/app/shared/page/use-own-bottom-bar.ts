import { createRootAttribute } from "@hearth/browser/root-attribute.ts"
import { useEffect } from "react"

/** A new screen mounts before the old one unmounts. */
const holdOwnBar = createRootAttribute("data-own-bar")

/**
 * While mounted, this screen's own bottom bar with the next step replaces the app's bottom bar. Uses an attribute,
 * because `:has()` on the root costs time at every change of the page.
 */
export function useOwnBottomBar(): void {
  useEffect(holdOwnBar, [])
}
