import type { ComponentProps, MouseEvent } from "react"
import { goTo } from "./console-route.ts"
import { consoleHref, type ConsoleRoute } from "./parse-console-path.ts"

interface RouteLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  to: ConsoleRoute
  /** Called when the link opens its screen on this page. */
  onFollowed?: (() => void) | undefined
}

/** A link to a screen of the console. A click with a modifier key opens a new tab, as usual. */
export function RouteLink({ to, onFollowed, children, ...rest }: RouteLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onFollowed?.()
    goTo(to)
  }
  return (
    <a {...rest} href={consoleHref(to)} onClick={handleClick}>
      {children}
    </a>
  )
}
