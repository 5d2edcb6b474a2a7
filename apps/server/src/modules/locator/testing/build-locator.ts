import { buildApp } from "../../../app.ts"
import { createLog, nullDestination } from "../../../platform/log/create-log.ts"
import type { FreshDatabase } from "../../../testing/fresh-database.ts"
import { testSettings } from "../../../testing/test-settings.ts"
import { createLocator, type Locator } from "../create-locator.ts"

/** Builds a node and returns its locator as other modules use it. */
export async function buildLocator(database: FreshDatabase): Promise<{ locator: Locator; stop(): Promise<void> }> {
  const app = buildApp({ settings: testSettings(), database, log: createLog("silent", nullDestination) })
  const locator = createLocator(app.platform)
  await app.start()
  return { locator, stop: () => app.stop() }
}
