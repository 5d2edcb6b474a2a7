import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { json } from "../http/route-response.ts"
import { openPaymentDatabase } from "./database/open-payment-database.ts"
import { createPaymentService } from "./create-payment-service.ts"
import { handlePage } from "./payment-provider.routes.ts"
import type { ProviderAdapter } from "./provider-adapter.ts"
import { deriveProviderKeys } from "./provider-keys.ts"
import type { Provider } from "./providers.ts"

test("only the first adapter that knows a page handles the request", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "hearth-payments-"))
  const database = openPaymentDatabase(dataDir)
  onTestFinished(() => {
    database.close()
    rmSync(dataDir, { recursive: true })
  })
  const service = createPaymentService({
    database,
    keys: deriveProviderKeys("s"),
    adapters: {} as Record<Provider, ProviderAdapter>,
    urlOf: () => "",
    publish: () => undefined,
    initialRefundState: () => "done",
  })
  const handledBy: string[] = []
  const adapterOf = (name: string, knowsPage: boolean): ProviderAdapter => ({
    handle: () => undefined,
    handlePage() {
      handledBy.push(name)
      return knowsPage ? json(200, { name }) : undefined
    },
  })
  const call = { method: "POST", path: "/app", query: new URLSearchParams(), headers: {}, body: "" }
  const adapters = [adapterOf("one", false), adapterOf("two", true), adapterOf("three", true)]
  expect(await handlePage(call, adapters, service)).toEqual(json(200, { name: "two" }))
  expect(handledBy).toEqual(["one", "two"])
})
