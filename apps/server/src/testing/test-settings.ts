import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Settings } from "../settings.ts"

export function testSettings(other: Partial<Settings> = {}): Settings {
  const dataDir = join(tmpdir(), `hearth-test-data-${process.pid}`)
  return {
    port: 0,
    host: "127.0.0.1",
    dataDir,
    databaseUrl: undefined,
    brokerUrl: undefined,
    databasePool: 10,
    country: "IN",
    environment: "local",
    secret: "a secret that only tests use, of enough length",
    featuresOff: [],
    trackingOff: false,
    cookiesOff: false,
    miniApps: { paytm: undefined, gpay: undefined },
    guestsPerMinute: 100_000,
    guestsPerDay: 100_000,
    activitiesPerMinute: 100_000,
    codesPerNetworkHour: 100_000,
    codesPerNetworkDay: 100_000,
    codesPerMinute: 100_000,
    requestsInFlight: 64,
    firewallTokenNeeded: false,
    messages: undefined,
    identityProviders: [],
    payments: { appPages: { upi: undefined, lankaqr: undefined } },
    embeddedDatabaseInProduction: false,
    metricsToken: undefined,
    logLevel: "silent",
    webDir: undefined,
    consoleDir: undefined,
    firstManager: undefined,
    mapTiles: undefined,
    mapsUrl: undefined,
    mapsKey: undefined,
    pageFreshSeconds: 60,
    cacheMaxAgeSeconds: 60,
    picturesDir: join(dataDir, "pictures"),
    shutdownDelaySeconds: 0,
    publicOrigin: undefined,
    trustProxy: undefined,
    ...other,
  }
}
