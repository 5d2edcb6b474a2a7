import type { Board, StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import type { ReactNode } from "react"
import type { CaseCounts } from "../client/case-counts.ts"
import type { Connection } from "../client/live-board.ts"
import { alarm } from "./alarm.ts"
import { ConsoleFrame } from "./console-frame.tsx"
import { HeadOfficeLink } from "./head-office/head-office-link.tsx"
import { useOfficeAccess } from "./head-office/use-office-access.ts"
import { BellIcon } from "./icons.tsx"
import type { Screen } from "./parse-console-path.ts"
import { SoundSettings } from "./sound-settings.tsx"
import { storeLinks } from "./store-links.tsx"
import { StoreNotices } from "./store-notices.tsx"

export interface StoreFrameProps {
  store: Board["store"]
  storeId: string
  screen: Screen
  member: StaffMember
  waiting: number
  cases: CaseCounts | undefined
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
  cases,
  connection,
  asOf,
  onRetry,
  children,
}: StoreFrameProps) {
  const soundState = alarm.sound.use()
  // Loaded with the frame, so that the link doesn't appear in an open account sheet.
  const { data: officeAccess } = useOfficeAccess(member)
  return (
    <ConsoleFrame
      name={store.name}
      nameLabel={shellTexts.changeStore(store.name)}
      links={storeLinks({ storeId, screen, member, waiting, cases })}
      member={member}
      tools={
        <IconButton
          label={soundState === "muted" ? shellTexts.soundOff : shellTexts.turnSoundOff}
          icon={<BellIcon size={22} off={soundState === "muted"} />}
          onClick={() => alarm.setMuted(soundState !== "muted")}
        />
      }
      notices={<StoreNotices store={store} waiting={waiting} connection={connection} asOf={asOf} onRetry={onRetry} />}
      accountSettings={
        <>
          {officeAccess?.screens.length ? <HeadOfficeLink /> : undefined}
          <SoundSettings />
        </>
      }
    >
      {children}
    </ConsoleFrame>
  )
}
