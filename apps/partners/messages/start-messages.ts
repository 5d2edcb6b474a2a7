import { Failures } from "../http/failure-plan.ts"
import { listenOnLoopback } from "../http/listen-on-loopback.ts"
import { handleMessagesAdmin } from "./messages-admin.routes.ts"
import { handleMessagesRequest } from "./messages-provider.routes.ts"
import type { FailureMode } from "./messages-failures.ts"
import { openMessageStore } from "./messages.store.ts"
import type { Account } from "./sms.routes.ts"

export interface MessagesOptions extends Account {
  dataDir: string
  apiPort?: number
  inboxPort?: number
}

export interface MessagesStandIn {
  /** The address to which our server sends messages. */
  apiUrl: string
  /** The address of the admin page, the inbox in which people read messages. Tests use its calls, /admin/… */
  inboxUrl: string
  stop(): Promise<void>
}

/**
 * Starts the SMS and e-mail provider. The inbox has a port of its own, so that it responds while the provider refuses
 * connections.
 */
export async function startMessages({
  dataDir,
  apiPort = 0,
  inboxPort = 0,
  account,
  token,
}: MessagesOptions): Promise<MessagesStandIn> {
  const store = openMessageStore(dataDir)
  const failures = new Failures<FailureMode>()
  const provider = await listenOnLoopback(apiPort, (request, response) =>
    handleMessagesRequest(request, response, { account: { account, token }, store, failures }),
  )
  const admin = await listenOnLoopback(inboxPort, (request, response) =>
    handleMessagesAdmin(request, response, {
      store,
      plan: () => failures.plan,
      async setPlan(plan) {
        failures.plan = plan
        await (plan.mode === "refuse" ? provider.close() : provider.reopen())
      },
    }),
  )
  return {
    apiUrl: provider.url,
    inboxUrl: admin.url,
    async stop() {
      await Promise.all([provider.close(), admin.close()])
      store.close()
    },
  }
}
