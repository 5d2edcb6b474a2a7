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

/** The query parameters of all pages of this visit; for equal names, those of the latest page. */
export const queryParams = params.get

/** Adds a page's query parameters to the visit's, and stores the visit's source until the tab is closed. */
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
