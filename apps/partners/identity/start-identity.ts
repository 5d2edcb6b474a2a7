import { Failures } from "../http/failure-plan.ts"
import { listenOnLoopback } from "../http/listen-on-loopback.ts"
import { handleAdmin } from "./identity-admin.routes.ts"
import { handleProvider } from "./identity-provider.routes.ts"
import type { FailureMode } from "./identity-failures.ts"
import { generateSigningKey } from "./signing-key.ts"
import type { Provider } from "./provider.ts"
import { type Source, sources } from "./sources.ts"

export interface IdentityOptions {
  clientId: string
  clientSecret: string
  apiPort?: number
  adminPort?: number
}

export interface IdentityPartner {
  issuers: Record<Source, string>
  /** The address of /admin/…, for tests. */
  adminUrl: string
  stop(): Promise<void>
}

/**
 * Starts three identity providers on one port. The admin page has a port of its own, so that it responds while the
 * providers refuse connections.
 */
export async function startIdentity({
  clientId,
  clientSecret,
  apiPort = 0,
  adminPort = 0,
}: IdentityOptions): Promise<IdentityPartner> {
  const failures = new Failures<FailureMode>()
  const providers: Provider[] = []
  const service = await listenOnLoopback(apiPort, (request, response) =>
    handleProvider(request, response, providers, failures),
  )
  for (const source of sources) {
    const issuer = `${service.url}/${source}`
    providers.push({ source, issuer, clientId, clientSecret, key: await generateSigningKey(source), grants: new Map() })
  }
  const admin = await listenOnLoopback(adminPort, (request, response) =>
    handleAdmin(request, response, {
      plan: () => failures.plan,
      async setPlan(plan) {
        failures.plan = plan
        await (plan.mode === "refuse" ? service.refuse() : service.accept())
      },
    }),
  )
  return {
    issuers: Object.fromEntries(providers.map(({ source, issuer }) => [source, issuer])) as Record<Source, string>,
    adminUrl: admin.url,
    async stop() {
      await Promise.all([service.refuse(), admin.refuse()])
    },
  }
}
