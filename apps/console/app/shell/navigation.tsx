import { createRootAttribute } from "@hearth/browser/root-attribute.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"
import type { IconProps } from "@hearth/ui/icon/icon.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { type ComponentType, type ReactNode, useEffect } from "react"
import type { ConsoleRoute } from "./parse-console-path.ts"
import { RouteLink } from "./route-link.tsx"
import styles from "./navigation.module.css"

/** Tells the toasts that the navigation may be at the bottom of the screen. */
const markNavigation = createRootAttribute("data-navigation")

export interface NavigationLink {
  name: string
  icon: ComponentType<IconProps>
  to: ConsoleRoute
  isCurrent: boolean
  /** A small number at the link. */
  badge?: ReactNode
  /** A calm badge doesn't ask for attention. */
  isBadgeCalm?: boolean
}

/** The navigation: in the top bar on a tablet, at the bottom of the screen on a phone. */
export function Navigation({ links }: { links: readonly NavigationLink[] }) {
  useEffect(() => markNavigation(), [])
  return (
    <nav aria-label={shellTexts.navigation} className={styles.nav}>
      {links.map(({ name, icon: LinkIcon, to, isCurrent, badge, isBadgeCalm }) => (
        <RouteLink key={name} to={to} aria-current={isCurrent ? "page" : undefined} className={styles.link}>
          <LinkIcon size={20} />
          <span>{name}</span>
          {badge === undefined ? undefined : (
            <span className={classNames(styles.badge, isBadgeCalm && styles.calm)}>{badge}</span>
          )}
        </RouteLink>
      ))}
    </nav>
  )
}
