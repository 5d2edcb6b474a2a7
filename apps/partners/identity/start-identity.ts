import { Failures } from "../http/failure-plan.ts"
import { listenOnLoopback } from "../http/listen-on-loopback.ts"
import { handleIdentityAdmin } from "./identity-admin.routes.ts"
import { handleIdentityRequest } from "./identity-provider.routes.ts"
import type { FailureMode } from "./identity-failures.ts"
import { generateSigningKey } from "./signing-key.ts"
import type { Provider } from "./provider.ts"
import { type ProviderName, providerNames } from "./provider-names.ts"

export interface IdentityOptions {
  clientId: string
  clientSecret: string
  apiPort?: number
  adminPort?: number
}

export interface IdentityStandIn {
  issuers: Record<ProviderName, string>
  /** Base URL of the admin API for tests, whose paths start with `/admin/`. */
  adminUrl: string
  stop(): Promise<void>
}

/**
 * Starts three identity providers on one port. The admin API has a port of its own, so that it responds while the
 * providers refuse connections.
 */
export async function startIdentity({
  clientId,
  clientSecret,
  apiPort = 0,
  adminPort = 0,
}: IdentityOptions): Promise<IdentityStandIn> {
  const failures = new Failures<FailureMode>()
  const providers: Provider[] = []
  const service = await listenOnLoopback(apiPort, (request, response) =>
    handleIdentityRequest(request, response, providers, failures),
  )
  for (const name of providerNames) {
    const issuer = `${service.url}/${name}`
    providers.push({ name, issuer, clientId, clientSecret, key: await generateSigningKey(name), grants: new Map() })
  }
  const admin = await listenOnLoopback(adminPort, (request, response) =>
    handleIdentityAdmin(request, response, {
      plan: () => failures.plan,
      async setPlan(plan) {
        failures.plan = plan
        await (plan.mode === "refuse" ? service.close() : service.reopen())
      },
    }),
  )
  return {
    issuers: Object.fromEntries(providers.map((each) => [each.name, each.issuer])) as Record<ProviderName, string>,
    adminUrl: admin.url,
    async stop() {
      await Promise.all([service.close(), admin.close()])
    },
  }
}
