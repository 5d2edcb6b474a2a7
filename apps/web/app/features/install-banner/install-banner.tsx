import { isMiniApp } from "@hearth/contract/client-types.ts"
import * as installTexts from "@hearth/texts/shell/install-banner.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { useState, useSyncExternalStore } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { readStored, writeStored } from "../../client/storage/storage.ts"
import { currentInstallPrompt, onInstallPrompt } from "./install-prompt.ts"
import styles from "./install-banner.module.css"

/**
 * Feature `showAppBanner`: offers to install the web app after an order, if the browser supports it and the customer
 * has not declined it on this device.
 */
export function InstallBanner() {
  const { features, clientType } = usePageContext()
  const installPrompt = useSyncExternalStore(onInstallPrompt, currentInstallPrompt, () => undefined)
  const [isClosed, setClosed] = useState(() => readStored("installDeclined") !== null)
  const isEnabled = features.includes("showAppBanner") && !isMiniApp(clientType)
  if (!installPrompt || isClosed || !isEnabled) return undefined

  async function install(): Promise<void> {
    setClosed(true)
    await installPrompt?.prompt()
    const choice = await installPrompt?.userChoice
    if (choice?.outcome === "dismissed") writeStored("installDeclined", true)
  }

  function decline(): void {
    writeStored("installDeclined", true)
    setClosed(true)
  }

  return (
    <section className={styles.banner} aria-label={installTexts.installApp()}>
      <p className={styles.text}>
        <strong>{installTexts.addToHomeScreen()}</strong>
        <span>{installTexts.benefits}</span>
      </p>
      <div className={styles.buttons}>
        <Button size="small" variant="quiet" onClick={decline}>
          {installTexts.notNow}
        </Button>
        <Button size="small" onClick={() => void install()}>
          {installTexts.install}
        </Button>
      </div>
    </section>
  )
}
