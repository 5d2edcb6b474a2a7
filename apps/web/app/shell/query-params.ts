import { createStore } from "./store.ts"

/** The parameters the visit began with, and where it came from (SHL-12). */
export interface Utm {
  source?: string
  medium?: string
  campaign?: string
}

const KEY = "hearth:utm"
const LONGEST = 120

const params = createStore<Readonly<Record<string, string>>>({})

export const useQueryParams = params.use

export function captureQueryParams(search: string): void {
  const given = Object.fromEntries(new URLSearchParams(search))
  params.set({ ...params.get(), ...given })
  const utm: Utm = {
    source: given.utm_source?.slice(0, LONGEST),
    medium: given.utm_medium?.slice(0, LONGEST),
    campaign: given.utm_campaign?.slice(0, LONGEST),
  }
  if (!utm.source && !utm.medium && !utm.campaign) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify(utm))
  } catch {
    // Storage switched off: the attribution of this one visit is lost, nothing else.
  }
}

/** Goes with the order. */
export function currentUtm(): Utm {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Utm
  } catch {
    return {}
  }
}
