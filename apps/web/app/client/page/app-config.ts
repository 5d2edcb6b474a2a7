import { shareRun } from "@hearth/browser/share-run.ts"
import type { AppConfig } from "@hearth/contract/calls/config.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { useEffect, useState } from "react"
import { api } from "../api/api.ts"
import { usePageContext } from "./page-context.tsx"
import { readStored, writeStored } from "../storage/storage.ts"

/** CTY-6: the country's configuration is stored with a timestamp and reused while it is fresh. */
const FRESH_MS = 30 * 60 * 1000

interface StoredAppConfig {
  config: AppConfig
  storedAt: number
}

function appConfig(now = Date.now()): Promise<AppConfig | null> {
  const stored = readStored<StoredAppConfig>("appConfig")
  if (stored && now >= stored.storedAt && now - stored.storedAt < FRESH_MS) return Promise.resolve(stored.config)
  return fetchAppConfig(now)
}

const fetchAppConfig = shareRun(async (now: number): Promise<AppConfig | null> => {
  const reply = await api("GET /app-config").catch(() => null)
  if (!reply?.ok) return null
  writeStored("appConfig", { config: reply.body, storedAt: now } satisfies StoredAppConfig)
  return reply.body
})

/**
 * The phone numbers from the country's current configuration. The page was rendered with those of the build; the
 * running deployment may have others.
 */
export function useContacts(): Pick<AppConfig, "customerCare" | "helpDesk"> {
  const { country } = usePageContext()
  const [contacts, setContacts] = useState<Pick<AppConfig, "customerCare" | "helpDesk">>(countries[country])
  useEffect(() => {
    let isActive = true
    void appConfig().then((config) => isActive && config?.country === country && setContacts(config))
    return () => {
      isActive = false
    }
  }, [country])
  return contacts
}
