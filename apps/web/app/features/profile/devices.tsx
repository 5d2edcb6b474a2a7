import type { DeviceSession } from "@hearth/contract/calls/account.calls.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as profileTexts from "@hearth/texts/account/profile.ts"
import { Badge } from "@hearth/ui/badge/badge.tsx"
import { Button } from "@hearth/ui/button/button.tsx"
import { Modal } from "@hearth/ui/modal/modal.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { logOutEverywhere } from "../../shared/sign-in/log-out.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { useCurrentMinute } from "../../shared/time/use-current-minute.ts"
import { signOutDevice, fetchDevices } from "./account.api.ts"
import styles from "./profile.module.css"
import { formatLastActive } from "./format-last-active.ts"

/** Lists the devices that are signed in, so that the customer can find unknown ones and sign them out. */
export function Devices() {
  const query = useQuery(fetchDevices)
  const [endingId, setEndingId] = useState<string>()
  const [isConfirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const now = useCurrentMinute() ?? 0

  const signOut = async ({ sessionId, device }: DeviceSession) => {
    setEndingId(sessionId)
    const result = await signOutDevice(sessionId)
    setEndingId(undefined)
    showToast(
      result.ok
        ? { message: profileTexts.deviceSignedOut(device), tone: "success" }
        : { message: result.message, tone: "error" },
    )
    if (query.state === "ready") query.reload()
  }

  const signOutAll = async () => {
    setBusy(true)
    if (await logOutEverywhere()) return
    setBusy(false)
    setConfirming(false)
    showToast({ message: profileTexts.signOutFailed, tone: "error" })
  }
  return (
    <section className={styles.card} aria-labelledby="devices" aria-busy={query.state === "loading"}>
      <h2 id="devices" className={styles.heading}>
        {profileTexts.devices}
      </h2>
      {query.state === "loading" ? <Skeleton lines={3} /> : undefined}
      {query.state === "failed" ? (
        <p className={styles.muted}>
          {query.message ?? profileTexts.devicesNotLoaded}{" "}
          <Button variant="quiet" size="small" onClick={query.retry}>
            {labels.tryAgain}
          </Button>
        </p>
      ) : undefined}
      {query.state === "ready" ? (
        <>
          <ul className={styles.devices}>
            {query.value.map((device) => (
              <li key={device.sessionId} className={styles.device}>
                <span>
                  <strong>{device.device}</strong>
                  <span className={styles.muted}>
                    {device.current ? profileTexts.activeNow : formatLastActive(device.lastUsedAt, now)}
                  </span>
                </span>
                {device.current ? (
                  <Badge kind="plain">{profileTexts.thisDevice}</Badge>
                ) : (
                  <Button
                    variant="secondary"
                    size="small"
                    busy={endingId === device.sessionId}
                    aria-label={profileTexts.signOutDevice(device.device)}
                    onClick={() => void signOut(device)}
                  >
                    {labels.signOut}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Button variant="quiet" onClick={() => setConfirming(true)}>
            {profileTexts.signOutEverywhere}
          </Button>
        </>
      ) : undefined}
      <Modal
        open={isConfirming}
        onClose={() => setConfirming(false)}
        header={profileTexts.signOutEverywhereQuestion}
        message={profileTexts.signOutEverywhereMessage}
        left={{ label: profileTexts.staySignedIn }}
        right={{
          label: profileTexts.signOutEverywhere,
          variant: "danger",
          busy,
          onPress: () => {
            void signOutAll()
          },
        }}
      />
    </section>
  )
}
