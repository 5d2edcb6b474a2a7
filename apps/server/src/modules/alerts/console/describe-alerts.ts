import type { ListedAlert } from "@hearth/contract/calls/console/alerts-console.calls.ts"
import { alertStateAt } from "@hearth/domain/alerts/alert-rules.ts"
import type { Queryable } from "../../../platform/database/database.ts"
import { toIso, toIsoOrNull } from "../../../platform/to-iso.ts"
import { listMemberNames } from "../../staff/public.ts"
import type { AlertsConsoleDeps } from "./alerts-console-deps.ts"
import type { AlertSource, ConsoleAlert } from "./written-alerts.store.ts"

/** Adds the names of stores and authors, and whether the reader, head office or a store, may end each alert. */
export async function describeAlerts(
  { clock, locator }: Pick<AlertsConsoleDeps, "clock" | "locator">,
  db: Queryable,
  reader: AlertSource,
  alerts: readonly ConsoleAlert[],
): Promise<ListedAlert[]> {
  const now = clock.now().getTime()
  const names = await listMemberNames(
    db,
    alerts.flatMap(({ writtenBy }) => writtenBy ?? []),
  )
  return alerts.map((alert) => {
    const { id, country, tone, title, message, startsAt, endsAt, endedAt, source, writtenBy, visitors } = alert
    const period = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), isEnded: endedAt !== null }
    const state = alertStateAt(period, now)
    return {
      alertId: id,
      tone,
      title,
      message,
      startsAt: toIso(startsAt),
      endsAt: toIso(endsAt),
      endedAt: toIsoOrNull(endedAt),
      state,
      stores: alert.storeIds.map((storeId) => {
        const store = locator.findStore(country, storeId)
        return { id: storeId, name: store?.name ?? storeId, city: store?.city ?? "" }
      }),
      source,
      writtenBy: writtenBy === null ? null : { memberId: writtenBy, name: names.get(writtenBy) ?? "" },
      visitors,
      canEnd: state !== "past" && (reader === "head-office" || source === "store"),
    }
  })
}
