/** Where a visit came from (SHL-12). */
export interface Utm {
  source?: string
  medium?: string
  campaign?: string
}

const KEY = "hearth:utm"
const LONGEST = 120

/** Keeps where the visit came from for as long as the tab lives, and answers the parameters it began with. */
export function captureQueryParams(search: string): Record<string, string> {
  const given = Object.fromEntries(new URLSearchParams(search))
  const utm: Utm = {
    source: given.utm_source?.slice(0, LONGEST),
    medium: given.utm_medium?.slice(0, LONGEST),
    campaign: given.utm_campaign?.slice(0, LONGEST),
  }
  if (utm.source || utm.medium || utm.campaign) {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(utm))
    } catch {
      // Storage switched off: the attribution of this one visit is lost, nothing else.
    }
  }
  return given
}

export function currentUtm(): Utm {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Utm
  } catch {
    return {}
  }
}
