import type { AlertStore } from "@hearth/contract/calls/console/alerts-console.calls.ts"
import { alertLimits, type AlertTone, checkAlertPeriod } from "@hearth/domain/alerts/alert-rules.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as alertsTexts from "@hearth/texts/console/alerts.ts"
import { parseLocalTime } from "../../shell/parse-local-time.ts"
import type { AlertToSend } from "./alerts-calls.ts"

/** What the form contains. Times are the values of the fields, in the country's time zone. */
export interface AlertDraft {
  tone: AlertTone
  title: string
  message: string
  audience: "country" | "stores"
  stores: readonly AlertStore[]
  start: "now" | "later"
  startsAt: string
  endsAt: string
}

export type AlertErrors = Readonly<Partial<Record<"title" | "message" | "stores" | "startsAt" | "endsAt", string>>>

/** Returns what is wrong with each field, as the server would decide, in the sequence of the fields. */
export function checkAlert(draft: AlertDraft, zone: TimeZone, now: number): AlertErrors {
  const startsAt = draft.start === "now" ? null : parseLocalTime(draft.startsAt, zone)
  const endsAt = parseLocalTime(draft.endsAt, zone)
  const problem =
    startsAt !== undefined && endsAt !== undefined ? checkAlertPeriod({ startsAt, endsAt }, now) : undefined
  const isStartWrong = problem === "STARTS_TOO_LATE"
  const errors = {
    title: draft.title.trim() === "" ? alertsTexts.enterTitle : undefined,
    message: draft.message.trim() === "" ? alertsTexts.enterMessage : undefined,
    stores: checkStores(draft),
    startsAt:
      startsAt === undefined ? alertsTexts.enterStart : isStartWrong ? alertsTexts.periodProblems[problem] : undefined,
    endsAt:
      endsAt === undefined
        ? alertsTexts.enterEnd
        : problem && !isStartWrong
          ? alertsTexts.periodProblems[problem]
          : undefined,
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

function checkStores({ audience, stores }: AlertDraft): string | undefined {
  if (audience === "country") return undefined
  if (stores.length === 0) return alertsTexts.chooseStores
  return stores.length > alertLimits.stores ? alertsTexts.tooManyStores(alertLimits.stores) : undefined
}

/** The call's body for a draft without errors. */
export function toAlertToSend(draft: AlertDraft, zone: TimeZone): AlertToSend {
  const toTimestamp = (text: string) => new Date(parseLocalTime(text, zone) ?? 0).toISOString()
  return {
    tone: draft.tone,
    title: draft.title.trim(),
    message: draft.message.trim(),
    startsAt: draft.start === "now" ? null : toTimestamp(draft.startsAt),
    endsAt: toTimestamp(draft.endsAt),
    storeIds: draft.audience === "country" ? [] : draft.stores.map(({ id }) => id),
  }
}
