/** The source of a visit (SHL-12). */
export interface Utm {
  source?: string
  medium?: string
  campaign?: string
}

const KEY = "hearth:utm"
const MAX_LENGTH = 120

let params: Readonly<Record<string, string>> = {}

/** The query parameters that the visit began with. */
export const queryParams = (): Readonly<Record<string, string>> => params

/** Stores the query parameters, and the visit's source as long as the tab lives. */
export function captureQueryParams(search: string): void {
  const newParams = Object.fromEntries(new URLSearchParams(search))
  params = { ...params, ...newParams }
  const utm: Utm = {
    source: newParams.utm_source?.slice(0, MAX_LENGTH),
    medium: newParams.utm_medium?.slice(0, MAX_LENGTH),
    campaign: newParams.utm_campaign?.slice(0, MAX_LENGTH),
  }
  if (utm.source || utm.medium || utm.campaign) {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(utm))
    } catch {
      // Storage is off: only this visit's attribution is lost.
    }
  }
}

export function currentUtm(): Utm {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Utm
  } catch {
    return {}
  }
}
