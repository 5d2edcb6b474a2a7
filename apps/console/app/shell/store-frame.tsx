import type { Board, StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { Button } from "@hearth/ui/button/button.tsx"
import { OfflineIcon } from "@hearth/ui/icon/icons.tsx"
import { PersonIcon } from "@hearth/ui/icon/person-icon.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { LogoMark } from "@hearth/ui/logo/logo.tsx"
import { Strip } from "@hearth/ui/strip/strip.tsx"
import { type ReactNode, useState } from "react"
import type { Connection } from "../client/live-board.ts"
import { AccountSheet } from "./account-sheet.tsx"
import { goTo, type Screen } from "./console-route.ts"
import { alarm } from "./alarm.ts"
import { BellIcon } from "./icons.tsx"
import { Navigation } from "./navigation.tsx"
import { formatMutedWarning } from "./format-muted-warning.ts"
import styles from "./store-frame.module.css"

export interface StoreFrameProps {
  store: Board["store"]
  storeId: string
  screen: Screen
  member: StaffMember
  waiting: number
  connection: Connection
  asOf: number
  onRetry: () => void
  children: ReactNode
}

/** The header, navigation and notices around every screen of a store. */
export function StoreFrame({
  store,
  storeId,
  screen,
  member,
  waiting,
  connection,
  asOf,
  onRetry,
  children,
}: StoreFrameProps) {
  const [isAccountOpen, setAccountOpen] = useState(false)
  const soundState = alarm.sound.use()
  const mutedWarning = formatMutedWarning(soundState, waiting)
  const zone = store.timeZone as TimeZone
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <button
          type="button"
          className={styles.store}
          onClick={() => goTo({ storeId: undefined, screen: "board", isSwitchingStore: true })}
          aria-label={shellTexts.changeStore(store.name)}
        >
          <LogoMark size={30} />
          <span className={styles.name}>{store.name}</span>
        </button>
        <Navigation storeId={storeId} screen={screen} member={member} waiting={waiting} />
        <span className={styles.tools}>
          <IconButton
            label={soundState === "muted" ? shellTexts.soundOff : shellTexts.turnSoundOff}
            icon={<BellIcon size={22} off={soundState === "muted"} />}
            onClick={() => alarm.setMuted(soundState !== "muted")}
          />
          <IconButton
            label={shellTexts.account(member.name)}
            icon={<PersonIcon size={22} />}
            onClick={() => setAccountOpen(true)}
          />
        </span>
      </header>
      {connection === "lost" ? (
        <Strip
          tone="dark"
          icon={<OfflineIcon size={20} />}
          action={
            <Button variant="secondary" size="small" onClick={onRetry}>
              {shellTexts.reconnect}
            </Button>
          }
        >
          {shellTexts.connectionLost(asOf, zone)}
        </Strip>
      ) : undefined}
      {soundState === "silent" ? (
        <Strip
          tone="warning"
          icon={<BellIcon size={20} />}
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={async () => {
                await alarm.allowSound()
                alarm.ring()
              }}
            >
              {shellTexts.turnOnAndTest}
            </Button>
          }
        >
          {shellTexts.tapForSound}
        </Strip>
      ) : undefined}
      {mutedWarning === undefined ? undefined : (
        <Strip
          tone="warning"
          icon={<BellIcon size={20} off />}
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={async () => {
                await alarm.setMuted(false)
                alarm.ring()
              }}
            >
              {shellTexts.turnOnSound}
            </Button>
          }
        >
          {mutedWarning}
        </Strip>
      )}
      {store.online ? undefined : (
        <Strip tone="warning" icon={<AlertIcon size={20} />}>
          {store.offlineMessage ? shellTexts.storeOfflineWithMessage(store.offlineMessage) : shellTexts.storeOffline}
        </Strip>
      )}
      {store.conditionsUnsuitable ? (
        <Strip tone="warning" icon={<AlertIcon size={20} />}>
          {shellTexts.deliveryDelays}
        </Strip>
      ) : undefined}
      <main className={styles.main}>{children}</main>
      <AccountSheet open={isAccountOpen} onClose={() => setAccountOpen(false)} member={member} />
    </div>
  )
}
