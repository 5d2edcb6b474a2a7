import { createStore } from "@hearth/browser/store.ts"
import { tabStorage } from "../storage/tab-storage.ts"

/** The source of a visit (SHL-12). */
export interface Utm {
  source?: string
  medium?: string
  campaign?: string
}

const MAX_LENGTH = 120

const params = createStore<Readonly<Record<string, string>>>({})

/** The query parameters that the visit began with. */
export const queryParams = params.get

/** Stores the query parameters, and the visit's source as long as the tab lives. */
export function captureQueryParams(search: string): void {
  const newParams = Object.fromEntries(new URLSearchParams(search))
  params.set({ ...params.get(), ...newParams })
  const utm: Utm = {
    source: newParams.utm_source?.slice(0, MAX_LENGTH),
    medium: newParams.utm_medium?.slice(0, MAX_LENGTH),
    campaign: newParams.utm_campaign?.slice(0, MAX_LENGTH),
  }
  if (utm.source || utm.medium || utm.campaign) tabStorage.write("utm", utm)
}

export const currentUtm = (): Utm => tabStorage.read<Utm>("utm") ?? {}
