import { currentUtm } from "../../shell/query-params.ts"

const LONGEST = 120

/** SHL-12: where this visit came from, as an order takes it; nothing where no address said so. */
export function orderUtm() {
  const { source, medium, campaign } = currentUtm()
  const utm = { source: clean(source), medium: clean(medium), campaign: clean(campaign) }
  return utm.source || utm.medium || utm.campaign ? utm : undefined
}

/** Anybody can write an address: what no database can hold must not stand in an order's way. */
function clean(text: unknown): string {
  return typeof text === "string" ? text.replaceAll("\0", "").slice(0, LONGEST).toWellFormed().trim() : ""
}
