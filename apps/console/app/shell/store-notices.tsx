import type { Board } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { OfflineIcon } from "@hearth/ui/icon/icons.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Strip } from "@hearth/ui/strip/strip.tsx"
import type { Connection } from "../client/live-board.ts"
import { alarm } from "./alarm.ts"
import { formatMutedWarning } from "./format-muted-warning.ts"
import { BellIcon } from "./icons.tsx"

export interface StoreNoticesProps {
  store: Board["store"]
  waiting: number
  connection: Connection
  asOf: number
  onRetry: () => void
}

/** What staff have to know on every screen of a store: no connection, no sound, offline, delivery delays. */
export function StoreNotices({ store, waiting, connection, asOf, onRetry }: StoreNoticesProps) {
  const soundState = alarm.sound.use()
  const mutedWarning = formatMutedWarning(soundState, waiting)
  const zone = store.timeZone as TimeZone
  return (
    <>
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
    </>
  )
}
