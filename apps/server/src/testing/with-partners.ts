import { afterAll, beforeAll } from "vitest"
import type { Settings } from "../settings.ts"
import { build, type TestApp } from "./build-test-app.ts"
import { type Partners, startPartners } from "./start-partners.ts"

interface Started {
  app: TestApp
  partners: Partners
}

/** Starts the whole app with its partners before a file's first test and stops them after its last. */
export function withPartners(onStarted: (started: Started) => void, settings: Partial<Settings> = {}): void {
  let started: Started | undefined
  beforeAll(async () => {
    const partners = await startPartners()
    started = { app: await build({ settings: { ...partners.settings, ...settings } }), partners }
    onStarted(started)
  })
  afterAll(async () => {
    await started?.app.close()
    await started?.partners.stop()
  })
}
