import { randomBytes } from "node:crypto"
import { listPlaces } from "../build/list-places.mjs"
import { loadFirstManager } from "./load-first-manager.mjs"
import { startChild } from "./start-child.mjs"

/**
 * Starts the stand-ins for outside services on free ports. Returns the server's settings for them and the addresses of
 * their pages, or nothing if they could not start; they have printed the reason.
 */
export async function startPartners(node, dataDir, processes) {
  const account = `AC${randomBytes(16).toString("hex")}`
  const token = randomBytes(16).toString("hex")
  const mapsKey = randomBytes(16).toString("hex")
  const [identityClient, identitySecret] = ["hearth", randomBytes(16).toString("hex")]
  const placesFile = await listPlaces(node)
  const firstManager = loadFirstManager(dataDir)
  let reportAddresses
  const reported = new Promise((resolve) => (reportAddresses = resolve))
  const child = startChild(node, ["apps/partners/main.ts"], {
    env: {
      PARTNERS_DATA_DIR: `${dataDir}/partners`,
      MESSAGES_ACCOUNT: account,
      MESSAGES_TOKEN: token,
      MAPS_KEY: mapsKey,
      MAPS_PLACES_FILE: placesFile,
      IDENTITY_CLIENT: identityClient,
      IDENTITY_SECRET: identitySecret,
      PAYMENTS_SECRET: randomBytes(16).toString("hex"),
      FIRST_MANAGER: firstManager,
      AUTOPILOT: process.env.AUTOPILOT || "on",
    },
    onLine: (line) => reportAddresses(JSON.parse(line)),
  })
  processes.add(child)
  const addresses = await Promise.race([reported, child.ended.then(() => undefined)])
  if (!addresses) return undefined
  // A developer with their own key can use the real maps service.
  const maps = process.env.MAPS_URL ? {} : { MAPS_URL: addresses.maps.api, MAPS_KEY: mapsKey }
  return {
    env: {
      MESSAGES_URL: addresses.messages.api,
      MESSAGES_ACCOUNT: account,
      MESSAGES_TOKEN: token,
      FIRST_MANAGER: firstManager,
      ...maps,
      ...identityProviders(addresses.identity.issuers, identityClient, identitySecret),
      ...paymentProviders(addresses.payments.settings),
    },
    inboxUrl: addresses.messages.inbox,
    mapsAdminUrl: addresses.maps.adminUrl,
    identityAdminUrl: addresses.identity.adminUrl,
    paymentsAdminUrl: addresses.payments.adminUrl,
    autopilotAdminUrl: addresses.autopilot.adminUrl,
    firstManager,
  }
}

/** The stand-ins for identity providers, unless real ones are configured. */
function identityProviders(issuers, client, secret) {
  const providerNames = Object.keys(issuers)
  if (providerNames.some((provider) => process.env[`IDENTITY_${provider.toUpperCase()}_URL`])) return {}
  return Object.fromEntries(
    providerNames.flatMap((provider) => {
      const settingPrefix = `IDENTITY_${provider.toUpperCase()}`
      return [
        [`${settingPrefix}_URL`, issuers[provider]],
        [`${settingPrefix}_CLIENT`, client],
        [`${settingPrefix}_SECRET`, secret],
      ]
    }),
  )
}

/** The stand-ins for payment providers, except those for which the real one is configured. */
function paymentProviders(settings) {
  const entries = Object.entries(settings).filter(([name]) => !process.env[`${name.split("_")[0]}_URL`])
  return Object.fromEntries(entries)
}
