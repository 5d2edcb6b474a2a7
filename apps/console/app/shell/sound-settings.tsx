import * as accountTexts from "@hearth/texts/console/account.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Switch } from "@hearth/ui/switch/switch.tsx"
import { alarm } from "./alarm.ts"

/** Whether this device rings for new orders. */
export function SoundSettings() {
  const soundState = alarm.sound.use()
  return (
    <>
      <Switch
        label={accountTexts.newOrderSound}
        hint={accountTexts.untilAccepted}
        checked={soundState !== "muted"}
        onChange={(event) => void alarm.setMuted(!event.target.checked)}
      />
      <Button
        variant="secondary"
        onClick={async () => {
          await alarm.allowSound()
          alarm.ring()
        }}
      >
        {accountTexts.testSound}
      </Button>
    </>
  )
}
