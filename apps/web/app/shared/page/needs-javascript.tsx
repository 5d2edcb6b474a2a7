import * as noScriptTexts from "@hearth/texts/shell/needs-javascript.ts"
import { createElement, type ReactNode } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { visibleNavItems } from "../../client/page/nav-items.ts"

/** Shown instead of a screen's loaded content when scripts are off. */
export function NeedsJavaScript() {
  const menuPath = visibleNavItems(usePageContext()).find(({ id }) => id === "menu")?.to ?? "/"
  const parts = noScriptTexts.needsJavaScript<ReactNode>((label) => <a href={menuPath}>{label}</a>)
  return <noscript>{createElement("p", null, ...parts)}</noscript>
}
