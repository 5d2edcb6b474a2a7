import type { ComponentProps, MouseEvent } from "react"
import { goTo } from "./console-route.ts"
import { consoleHref, type ConsoleRoute } from "./parse-console-path.ts"

/** A link to a screen of the console. A click with a modifier key opens a new tab, as usual. */
export function RouteLink({
  to,
  children,
  ...rest
}: Omit<ComponentProps<"a">, "href" | "onClick"> & { to: ConsoleRoute }) {
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <a {...rest} href={consoleHref(to)} onClick={handleClick}>
      {children}
    </a>
  )
}
