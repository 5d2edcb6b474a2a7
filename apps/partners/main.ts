import { join } from "node:path"
import { startAutopilot } from "./autopilot/start-autopilot.ts"
import { startFiles } from "./files/start-files.ts"
import { startLanguageModel } from "./language-model/start-language-model.ts"
import { startIdentity } from "./identity/start-identity.ts"
import { startMaps } from "./maps/start-maps.ts"
import { startMessages } from "./messages/start-messages.ts"
import { providers } from "./payments/providers.ts"
import { startPayments } from "./payments/start-payments.ts"

const settings = process.env

const messages = await startMessages({
  dataDir: join(settings["PARTNERS_DATA_DIR"] || ".data/partners", "messages"),
  apiPort: Number(settings["MESSAGES_API_PORT"] ?? 0),
  inboxPort: Number(settings["MESSAGES_INBOX_PORT"] ?? 0),
  account: settings["MESSAGES_ACCOUNT"] || "AC00000000000000000000000000000000",
  token: settings["MESSAGES_TOKEN"] || "stand-in",
})

const maps = await startMaps({
  placesFile: settings["MAPS_PLACES_FILE"] || undefined,
  apiPort: Number(settings["MAPS_API_PORT"] ?? 0),
  adminPort: Number(settings["MAPS_ADMIN_PORT"] ?? 0),
  key: settings["MAPS_KEY"] || "stand-in",
})

const languageModel = await startLanguageModel({
  apiPort: Number(settings["LANGUAGE_MODEL_API_PORT"] ?? 0),
  adminPort: Number(settings["LANGUAGE_MODEL_ADMIN_PORT"] ?? 0),
  key: settings["CHAT_MODEL_KEY"] || "stand-in",
})

const identity = await startIdentity({
  apiPort: Number(settings["IDENTITY_API_PORT"] ?? 0),
  adminPort: Number(settings["IDENTITY_ADMIN_PORT"] ?? 0),
  clientId: settings["IDENTITY_CLIENT"] || "hearth",
  clientSecret: settings["IDENTITY_SECRET"] || "stand-in",
})

const payments = await startPayments({
  dataDir: join(settings["PARTNERS_DATA_DIR"] || ".data/partners", "payments"),
  secret: settings["PAYMENTS_SECRET"] || "stand-in",
  ports: Object.fromEntries(providers.map((each) => [each, Number(settings[`${each.toUpperCase()}_API_PORT`] ?? 0)])),
  appsPort: Number(settings["PAYMENTS_APPS_PORT"] ?? 0),
  adminPort: Number(settings["PAYMENTS_ADMIN_PORT"] ?? 0),
})

const files = await startFiles({
  dataDir: join(settings["PARTNERS_DATA_DIR"] || ".data/partners", "files"),
  bucket: settings["FILES_BUCKET"] || "hearth",
  accessKey: settings["FILES_KEY"] || "stand-in",
  secretKey: settings["FILES_SECRET"] || "stand-in",
  region: settings["FILES_REGION"] || "us-east-1",
  apiPort: Number(settings["FILES_API_PORT"] ?? 0),
  adminPort: Number(settings["FILES_ADMIN_PORT"] ?? 0),
})

const [login = "", ...password] = (settings["FIRST_MANAGER"] ?? "").split(":")
const autopilot = await startAutopilot({
  login,
  password: password.join(":"),
  on: settings["AUTOPILOT"] === "on",
  speed: Number(settings["AUTOPILOT_SPEED"] || 10),
  adminPort: Number(settings["AUTOPILOT_ADMIN_PORT"] ?? 0),
})

async function stop(): Promise<void> {
  await Promise.all([
    autopilot.stop(),
    messages.stop(),
    maps.stop(),
    languageModel.stop(),
    identity.stop(),
    payments.stop(),
    files.stop(),
  ])
  process.exit(0)
}
process.on("SIGTERM", () => void stop())
process.on("SIGINT", () => void stop())
// The parent process has ended, perhaps by kill -9.
process.on("disconnect", () => void stop())

console.log(
  JSON.stringify({
    messages: { api: messages.apiUrl, inbox: messages.inboxUrl },
    maps: { api: maps.apiUrl, adminUrl: maps.adminUrl },
    languageModel: { api: languageModel.apiUrl, adminUrl: languageModel.adminUrl },
    identity: { issuers: identity.issuers, adminUrl: identity.adminUrl },
    payments: { settings: payments.settings, adminUrl: payments.adminUrl },
    files: { api: files.apiUrl, adminUrl: files.adminUrl },
    autopilot: { adminUrl: autopilot.adminUrl },
  }),
)
