import { startHearth } from "../scripts/start-hearth.mjs"
import { createHearthClock, msUntilAfternoon } from "./hearth-clock.ts"

/**
 * Starts all of Hearth as `npm start` does, on a free port with its own data, and stops it after the last journey. Its
 * clock starts in the early afternoon, so that a journey gives the same result at any hour.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // All journeys have the same network address, so limits per address would block them.
  const unlimited = "100000"
  const limits = {
    GUESTS_PER_MINUTE: unlimited,
    GUESTS_PER_DAY: unlimited,
    ACTIVITIES_PER_MINUTE: unlimited,
    CODES_PER_NETWORK_HOUR: unlimited,
    CODES_PER_NETWORK_DAY: unlimited,
    CODES_PER_MINUTE: unlimited,
  }
  const offsetMs = msUntilAfternoon()
  const clock = createHearthClock(offsetMs)
  const hearth = await startHearth({ env: { ...limits, ...clock.env } })
  process.env.E2E_CLOCK_OFFSET_MS = String(offsetMs)
  process.env.E2E_PORT = String(hearth.port)
  process.env.E2E_INBOX = hearth.inboxUrl
  process.env.E2E_PAYMENTS = hearth.paymentsAdminUrl
  process.env.E2E_FIRST_MANAGER = hearth.firstManager
  return async () => {
    await hearth.stop()
    clock.remove()
  }
}
