import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"
import { ScooterIcon, StoreIcon } from "@hearth/ui/icon/place-icons.tsx"
import type { MouseEvent } from "react"
import { goTo, type Screen, consoleHref } from "./console-route.ts"
import { BoardIcon, ChartIcon, ListIcon, SwitchIcon, TeamIcon } from "./icons.tsx"
import { screensFor } from "./screens-for.ts"
import styles from "./navigation.module.css"

const screenLinks = {
  board: { name: shellTexts.linkOrders, icon: BoardIcon },
  stock: { name: shellTexts.linkStock, icon: ListIcon },
  riders: { name: shellTexts.linkRiders, icon: ScooterIcon },
  store: { name: shellTexts.linkStore, icon: StoreIcon },
  figures: { name: shellTexts.linkToday, icon: ChartIcon },
  team: { name: shellTexts.linkTeam, icon: TeamIcon },
  features: { name: shellTexts.linkFeatures, icon: SwitchIcon },
} as const

export interface NavigationProps {
  storeId: string
  screen: Screen
  member: StaffMember
  /** The number of orders that wait to be accepted. */
  waiting: number
}

/** The navigation: in the top bar on a tablet, at the bottom of the screen on a phone. */
export function Navigation({ storeId, screen, member, waiting }: NavigationProps) {
  const handleClick = (to: Screen) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goTo({ storeId, screen: to })
  }
  return (
    <nav aria-label={shellTexts.navigation} className={styles.nav}>
      {screensFor(member).map((each) => {
        const { name, icon: LinkIcon } = screenLinks[each]
        return (
          <a
            key={each}
            href={consoleHref({ storeId, screen: each })}
            aria-current={each === screen ? "page" : undefined}
            className={styles.link}
            onClick={handleClick(each)}
          >
            <LinkIcon size={20} />
            <span>{name}</span>
            {each === "board" && waiting > 0 ? (
              <span className={styles.waiting}>
                <span aria-hidden="true">{waiting}</span>
                <span className="sr-only">{shellTexts.newOrders(waiting)}</span>
              </span>
            ) : undefined}
          </a>
        )
      })}
    </nav>
  )
}
