import { usePageContext } from "../../client/page/page-context.tsx"
import { visibleNavItems } from "../../client/page/nav-items.ts"

/** Shown instead of a screen's loaded content when scripts are off. */
export function NeedsJavaScript({ what }: { what: string }) {
  const menuPath = visibleNavItems(usePageContext()).find(({ id }) => id === "menu")?.to ?? "/"
  return (
    <noscript>
      <p>
        {what} needs JavaScript, which is switched off in this browser. Switch it on, or{" "}
        <a href={menuPath}>have a look at the menu</a>.
      </p>
    </noscript>
  )
}
