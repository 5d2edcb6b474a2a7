import { Failures } from "../http/failure-plan.ts"
import { listenOnLoopback } from "../http/listen-on-loopback.ts"
import { handleFilesAdmin } from "./files-admin.routes.ts"
import type { FailureMode } from "./files-failures.ts"
import { handleFiles } from "./files.routes.ts"
import { openObjectStore } from "./objects.store.ts"
import type { Credentials } from "./verify-signature.ts"

export interface FilesOptions extends Credentials {
  dataDir: string
  bucket: string
  apiPort?: number
  adminPort?: number
}

export interface FilesStandIn {
  /** The address that our server calls. */
  apiUrl: string
  /** Base URL of the admin API for tests, /admin/…. */
  adminUrl: string
  stop(): Promise<void>
}

const MAX_REQUESTS = 200

/**
 * Starts the file service with one bucket. The admin API has a port of its own, so that it responds while the service
 * refuses connections.
 */
export async function startFiles({
  dataDir,
  bucket,
  accessKey,
  secretKey,
  region,
  apiPort = 0,
  adminPort = 0,
}: FilesOptions): Promise<FilesStandIn> {
  const store = openObjectStore(dataDir)
  const failures = new Failures<FailureMode>()
  const requests: string[] = []
  const recordRequest = (method: string, path: string) => {
    requests.unshift(`${method} ${path}`)
    requests.length = Math.min(requests.length, MAX_REQUESTS)
  }
  const credentials = { accessKey, secretKey, region }
  const service = await listenOnLoopback(apiPort, (request, response) =>
    handleFiles(request, response, { bucket, credentials, store, failures, recordRequest }),
  )
  const admin = await listenOnLoopback(adminPort, (request, response) =>
    handleFilesAdmin(request, response, {
      store,
      requests,
      plan: () => failures.plan,
      async setPlan(plan) {
        failures.plan = plan
        await (plan.mode === "refuse" ? service.close() : service.reopen())
      },
    }),
  )
  return {
    apiUrl: service.url,
    adminUrl: admin.url,
    async stop() {
      await Promise.all([service.close(), admin.close()])
    },
  }
}
