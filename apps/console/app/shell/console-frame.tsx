import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { PersonIcon } from "@hearth/ui/icon/person-icon.tsx"
import { LogoMark } from "@hearth/ui/logo/logo.tsx"
import { type ReactNode, useState } from "react"
import { AccountSheet } from "./account-sheet.tsx"
import { chooseStoreRoute, goTo } from "./console-route.ts"
import { Navigation, type NavigationLink } from "./navigation.tsx"
import styles from "./console-frame.module.css"

export interface ConsoleFrameProps {
  /** The store, or head office and the country. */
  name: string
  /** What the name's button does, for screen readers. If undefined, the name isn't a button. */
  nameLabel: string | undefined
  links: readonly NavigationLink[]
  member: StaffMember
  /** Buttons in the bar before the account's. */
  tools?: ReactNode
  /** Strips between the bar and the screen. */
  notices?: ReactNode
  /** In the account sheet above the password. */
  accountSettings?: ReactNode
  /**
   * Whether the screen gets the focus when a dialog closes whose opening button is gone. Not needed for the board,
   * which moves the focus to a card itself if nothing else has it.
   */
  takesLostFocus?: boolean
  children: ReactNode
}

/** The bar, navigation and account around every screen. The name leads to the list of stores, if the member has any. */
export function ConsoleFrame({
  name,
  nameLabel,
  links,
  member,
  tools,
  notices,
  accountSettings,
  takesLostFocus,
  children,
}: ConsoleFrameProps) {
  const [isAccountOpen, setAccountOpen] = useState(false)
  const place = (
    <>
      <LogoMark size={30} />
      <span className={styles.name}>{name}</span>
    </>
  )
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        {nameLabel === undefined ? (
          <span className={styles.place}>{place}</span>
        ) : (
          <button type="button" className={styles.place} onClick={() => goTo(chooseStoreRoute)} aria-label={nameLabel}>
            {place}
          </button>
        )}
        <Navigation links={links} />
        <span className={styles.tools}>
          {tools}
          <IconButton
            label={shellTexts.account(member.name)}
            icon={<PersonIcon size={22} />}
            onClick={() => setAccountOpen(true)}
          />
        </span>
      </header>
      {notices}
      <main tabIndex={takesLostFocus ? -1 : undefined} className={styles.main}>
        {children}
      </main>
      <AccountSheet open={isAccountOpen} onClose={() => setAccountOpen(false)} member={member}>
        {accountSettings}
      </AccountSheet>
    </div>
  )
}
