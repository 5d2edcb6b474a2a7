import { createRootAttribute } from "@hearth/browser/root-attribute.ts"
import { useEffect } from "react"

/** Counts the screens that need the attribute, because a new screen mounts before the old one unmounts. */
const setOwnBarAttribute = createRootAttribute("data-own-bar")

/**
 * Hides the app's bottom bar while the calling screen is mounted, because that screen has its own. Uses an attribute,
 * because the browser would re-evaluate `:has()` on the root at every change of the page.
 */
export function useHideAppBottomBar(): void {
  useEffect(setOwnBarAttribute, [])
}
