import type { ListedAlert, WrittenAlert } from "@hearth/contract/calls/console/alerts-console.calls.ts"
import type { Result } from "@hearth/browser/result.ts"
import { call } from "../../client/api.ts"

export type AlertToSend = WrittenAlert & { storeIds: string[] }

/** The calls behind a screen of alerts: head office's or a store's. */
export interface AlertsCalls {
  list(): Promise<Result<{ alerts: ListedAlert[] }>>
  write(alert: AlertToSend, idempotencyKey: string): Promise<Result<{ alert: ListedAlert }>>
  end(alertId: string, idempotencyKey: string): Promise<Result<{ alert: ListedAlert }>>
}

export const officeAlertsCalls: AlertsCalls = {
  list: () => call("GET /store-ops/ve1/head-office/alerts"),
  write: (body, idempotencyKey) => call("POST /store-ops/ve1/head-office/alerts", { body, idempotencyKey }),
  end: (alertId, idempotencyKey) =>
    call("POST /store-ops/ve1/head-office/alerts/{alertId}/end", { params: { alertId }, idempotencyKey }),
}

export function storeAlertsCalls(storeId: string): AlertsCalls {
  return {
    list: () => call("GET /store-ops/ve1/stores/{storeId}/alerts", { params: { storeId } }),
    write: ({ tone, title, message, startsAt, endsAt }, idempotencyKey) =>
      call("POST /store-ops/ve1/stores/{storeId}/alerts", {
        params: { storeId },
        body: { tone, title, message, startsAt, endsAt },
        idempotencyKey,
      }),
    end: (alertId, idempotencyKey) =>
      call("POST /store-ops/ve1/stores/{storeId}/alerts/{alertId}/end", {
        params: { storeId, alertId },
        idempotencyKey,
      }),
  }
}
