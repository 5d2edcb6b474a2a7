import { currentUtm } from "../../client/page/query-params.ts"

/** The contract's limit. */
const MAX_LENGTH = 120

/** SHL-12: the UTM values of this visit for an order; undefined if it had none. */
export function orderUtm() {
  const { source, medium, campaign } = currentUtm()
  const utm = { source: sanitize(source), medium: sanitize(medium), campaign: sanitize(campaign) }
  return utm.source || utm.medium || utm.campaign ? utm : undefined
}

/** Removes what the database can't store: UTM values come from the URL and must not make an order fail. */
function sanitize(text: unknown): string {
  return typeof text === "string" ? text.replaceAll("\0", "").slice(0, MAX_LENGTH).toWellFormed().trim() : ""
}
