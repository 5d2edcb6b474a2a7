import type { Board, StaffMember } from "@hearth/contract/calls/store-ops.shapes.ts"
import { formatClock, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { Button } from "@hearth/ui/button/button.tsx"
import { OfflineIcon } from "@hearth/ui/icon/icons.tsx"
import { PersonIcon } from "@hearth/ui/icon/person-icon.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { LogoMark } from "@hearth/ui/logo/logo.tsx"
import { Strip } from "@hearth/ui/strip/strip.tsx"
import { type ReactNode, useState } from "react"
import { useStore } from "../client/create-store.ts"
import type { Connection } from "../client/live-board.ts"
import { AccountSheet } from "./account-sheet.tsx"
import { goTo, type Screen } from "./console-route.ts"
import { allowSound, setMuted, ring, sound } from "./alarm.ts"
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
  const [account, setAccount] = useState(false)
  const sounds = useStore(sound)
  const mutedWarning = formatMutedWarning(sounds, waiting)
  const zone = store.timeZone as TimeZone
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <button
          type="button"
          className={styles.store}
          onClick={() => goTo({ storeId: undefined, screen: "board", choosing: true })}
          aria-label={`${store.name}: choose another store`}
        >
          <LogoMark size={30} />
          <span className={styles.name}>{store.name}</span>
        </button>
        <Navigation storeId={storeId} screen={screen} member={member} waiting={waiting} />
        <span className={styles.tools}>
          <IconButton
            label={sounds === "muted" ? "Sound is off, except for overdue orders: turn it on" : "Turn sound off"}
            icon={<BellIcon size={22} off={sounds === "muted"} />}
            onClick={() => setMuted(sounds !== "muted")}
          />
          <IconButton
            label={`${member.name}: account and this device`}
            icon={<PersonIcon size={22} />}
            onClick={() => setAccount(true)}
          />
        </span>
      </header>
      {connection === "lost" ? (
        <Strip
          tone="dark"
          icon={<OfflineIcon size={20} />}
          action={
            <Button variant="secondary" size="small" onClick={onRetry}>
              Try now
            </Button>
          }
        >
          Connection lost, showing the state of {formatClock(asOf, zone)}
        </Strip>
      ) : undefined}
      {sounds === "silent" ? (
        <Strip
          tone="warning"
          icon={<BellIcon size={20} />}
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={async () => {
                await allowSound()
                ring()
              }}
            >
              Turn on and test
            </Button>
          }
        >
          New orders can ring after your first tap on this page
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
                await setMuted(false)
                ring()
              }}
            >
              Turn on sound
            </Button>
          }
        >
          {mutedWarning}
        </Strip>
      )}
      {store.online ? undefined : (
        <Strip tone="warning" icon={<AlertIcon size={20} />}>
          The store is offline: customers can’t order here
          {store.offlineMessage ? `. They read “${store.offlineMessage}”` : ""}
        </Strip>
      )}
      {store.conditionsUnsuitable ? (
        <Strip tone="warning" icon={<AlertIcon size={20} />}>
          Unsuitable conditions: nothing is promised to new orders
        </Strip>
      ) : undefined}
      <main className={styles.main}>{children}</main>
      <AccountSheet open={account} onClose={() => setAccount(false)} member={member} />
    </div>
  )
}
