import { Failures } from "../http/failure-plan.ts"
import { listenOnLoopback } from "../http/listen-on-loopback.ts"
import { answerDesk } from "./answer-desk.ts"
import { answerProvider } from "./answer-provider.ts"
import type { FailureMode } from "./failures.ts"
import { makeKey } from "./keys.ts"
import type { Provider } from "./provider.ts"
import { type Source, sources } from "./sources.ts"

export interface IdentityOptions {
  clientId: string
  clientSecret: string
  apiPort?: number
  deskPort?: number
}

export interface IdentityPartner {
  issuers: Record<Source, string>
  /** /admin/… for tests. */
  desk: string
  stop(): Promise<void>
}

/** Three identity providers on one port. The desk has its own, so that it answers while they refuse connections. */
export async function startIdentity({
  clientId,
  clientSecret,
  apiPort = 0,
  deskPort = 0,
}: IdentityOptions): Promise<IdentityPartner> {
  const failures = new Failures<FailureMode>()
  const providers: Provider[] = []
  const service = await listenOnLoopback(apiPort, (request, response) =>
    answerProvider(request, response, providers, failures),
  )
  for (const source of sources) {
    const issuer = `${service.url}/${source}`
    providers.push({ source, issuer, clientId, clientSecret, key: await makeKey(source), grants: new Map() })
  }
  const desk = await listenOnLoopback(deskPort, (request, response) =>
    answerDesk(request, response, {
      plan: () => failures.plan,
      async setPlan(plan) {
        failures.plan = plan
        await (plan.mode === "refuse" ? service.refuse() : service.accept())
      },
    }),
  )
  return {
    issuers: Object.fromEntries(providers.map(({ source, issuer }) => [source, issuer])) as Record<Source, string>,
    desk: desk.url,
    async stop() {
      await Promise.all([service.refuse(), desk.refuse()])
    },
  }
}
