import { currentUtm } from "../../client/page/query-params.ts"

const MAX_LENGTH = 120

/** SHL-12: where this visit came from, as an order takes it; nothing where no address said so. */
export function orderUtm() {
  const { source, medium, campaign } = currentUtm()
  const utm = { source: sanitize(source), medium: sanitize(medium), campaign: sanitize(campaign) }
  return utm.source || utm.medium || utm.campaign ? utm : undefined
}

/** Anybody can write an address: what no database can hold must not stand in an order's way. */
function sanitize(text: unknown): string {
  return typeof text === "string" ? text.replaceAll("\0", "").slice(0, MAX_LENGTH).toWellFormed().trim() : ""
}
