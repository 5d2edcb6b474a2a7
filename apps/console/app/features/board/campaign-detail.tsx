import * as ticketTexts from "@hearth/texts/console/ticket.ts"
import { useCallback } from "react"
import { call } from "../../client/api.ts"
import { useCall } from "../../shell/use-call.ts"

/**
 * SHL-12: shows head office the marketing campaign that an order is attributed to; renders nothing if there is none.
 */
export function CampaignDetail({ storeId, transactionId }: { storeId: string; transactionId: string }) {
  const load = useCallback(
    () =>
      call("GET /store-ops/ve1/stores/{storeId}/orders/{transactionId}/attribution", {
        params: { storeId, transactionId },
      }),
    [storeId, transactionId],
  )
  const { data } = useCall(load)
  if (!data?.utm) return undefined
  const { source, medium, campaign } = data.utm
  return (
    <div>
      <dt>{ticketTexts.campaign}</dt>
      <dd>{[source, medium, campaign].filter(Boolean).join(" · ")}</dd>
    </div>
  )
}
