import { createRootAttribute } from "@hearth/browser/root-attribute.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"
import type { IconProps } from "@hearth/ui/icon/icon.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { type ComponentType, type ReactNode, useEffect, useState } from "react"
import { MoreIcon } from "./icons.tsx"
import type { ConsoleRoute } from "./parse-console-path.ts"
import { RouteLink } from "./route-link.tsx"
import { useMedia } from "./use-media.ts"
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

/** How many links fit. With more, the last place is the button that opens a sheet with the others. */
const PHONE = { query: "(width < 700px)", places: 5 }
const SMALL_TABLET = { query: "(900px <= width < 1200px)", places: 6 }

function usePlaces(): number {
  const isPhone = useMedia(PHONE.query)
  const isSmallTablet = useMedia(SMALL_TABLET.query)
  if (isPhone) return PHONE.places
  return isSmallTablet ? SMALL_TABLET.places : Infinity
}

/** The navigation: in the top bar on a tablet, at the bottom of the screen on a phone. */
export function Navigation({ links }: { links: readonly NavigationLink[] }) {
  useEffect(() => markNavigation(), [])
  const places = usePlaces()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const shownLinks = links.length > places ? links.slice(0, places - 1) : links
  const linksInSheet = links.slice(shownLinks.length)
  const currentInSheet = linksInSheet.find(({ isCurrent }) => isCurrent)
  return (
    <nav aria-label={shellTexts.navigation} className={styles.nav}>
      {shownLinks.map((link) => (
        <ScreenLink key={link.name} link={link} className={styles.link} />
      ))}
      {linksInSheet.length > 0 ? (
        <>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-current={currentInSheet ? "true" : undefined}
            className={styles.link}
            onClick={() => setSheetOpen(true)}
          >
            <MoreIcon size={20} />
            <span>{shellTexts.moreScreens}</span>
          </button>
          <Sheet open={isSheetOpen} onClose={() => setSheetOpen(false)} title={shellTexts.otherScreens}>
            <ul className={styles.others}>
              {linksInSheet.map((link) => (
                <li key={link.name}>
                  <ScreenLink link={link} className={styles.other} onFollowed={() => setSheetOpen(false)} />
                </li>
              ))}
            </ul>
          </Sheet>
        </>
      ) : undefined}
    </nav>
  )
}

interface ScreenLinkProps {
  link: NavigationLink
  className: string | undefined
  onFollowed?: () => void
}

function ScreenLink({ link, className, onFollowed }: ScreenLinkProps) {
  const { name, icon: LinkIcon, to, isCurrent, badge, isBadgeCalm } = link
  return (
    <RouteLink to={to} aria-current={isCurrent ? "page" : undefined} className={className} onFollowed={onFollowed}>
      <LinkIcon size={20} />
      <span>{name}</span>
      {badge === undefined ? undefined : (
        <span className={classNames(styles.badge, isBadgeCalm && styles.calm)}>{badge}</span>
      )}
    </RouteLink>
  )
}
