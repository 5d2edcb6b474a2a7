import { createCountryOriginResolver } from "../../platform/http/create-origin-resolver.ts"
import type { Platform } from "../../platform/platform.ts"
import { orderCancelled } from "../orders/orders.events.ts"
import { filterOpenSessions } from "../sessions/public.ts"
import { CASE_CHANGED, readCaseChange } from "./case-changed.ts"
import type { CasesDeps } from "./cases-deps.ts"
import { casesRoutes } from "./cases.routes.ts"
import { createCaseHub } from "./customer/case-hub.ts"
import { passOverdueCases } from "./pass-overdue-cases.ts"
import { noteCancelledNewOrder } from "./remedies/note-cancelled-new-order.ts"
import { staffCasesRoutes } from "./staff/staff-cases.routes.ts"

type OtherDeps = Omit<CasesDeps, "db" | "clock" | "random" | "log" | "photos" | "switches" | "originOfCountry">

/** Connects the routes, the live changes, the event and the job. */
export function connectCases(platform: Platform, otherDeps: OtherDeps): void {
  const { db, database, clock, random, log, photos, switches, settings, http, jobs, onStart } = platform
  const originOfCountry = createCountryOriginResolver(http, settings.publicOrigin)
  const deps: CasesDeps = { db, clock, random, log, photos, switches, originOfCountry, ...otherDeps }
  const hub = createCaseHub((ids) => filterOpenSessions(db, ids, clock.now()), log)
  casesRoutes(platform, deps, hub)
  staffCasesRoutes(platform, deps)
  jobs.subscribe(orderCancelled, "note-in-case", ({ orderId }) => noteCancelledNewOrder(deps, orderId))
  jobs.every("cases.pass-overdue", "* * * * *", () => passOverdueCases(deps))
  onStart(async () => {
    const stop = await database.listen(CASE_CHANGED, (payload) => {
      const change = readCaseChange(payload)
      if (change) hub.handleChange(change)
    })
    http.addHook("onClose", () => {
      hub.stop()
      return stop()
    })
  })
}
