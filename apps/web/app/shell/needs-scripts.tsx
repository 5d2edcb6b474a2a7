import { useBoot } from "../session/boot.tsx"
import { openPlaces } from "./places.ts"

/** In place of what a screen loads, where there are no scripts to load it. */
export function NeedsScripts({ what }: { what: string }) {
  const menuPath = openPlaces(useBoot()).find(({ id }) => id === "menu")?.to ?? "/"
  return (
    <noscript>
      <p>
        {what} needs JavaScript, which is switched off in this browser. Switch it on, or{" "}
        <a href={menuPath}>have a look at the menu</a>.
      </p>
    </noscript>
  )
}
