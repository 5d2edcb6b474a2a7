import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import { type Environment, environments, isEnvironment } from "@hearth/domain/countries/environments.ts"
import { isFeature } from "@hearth/domain/countries/feature-list.ts"
import type { DisabledFeature } from "@hearth/domain/countries/features.ts"
import { resolveCountry } from "@hearth/domain/countries/resolve-country.ts"
import { join, resolve } from "node:path"
import { z } from "zod"
import { type FileSettings, fileSettingSchemas, readFileSettings } from "./file-settings.ts"
import { loadOrCreateSecret, MIN_SECRET_LENGTH } from "./load-or-create-secret.ts"
import { type ChatModel, chatModelSettingSchemas, toChatModel } from "./chat-model-settings.ts"
import { type Attribution, mapTilesSettingSchemas, toMapTiles } from "./map-tiles-settings.ts"
import { type PaymentSettings, paymentSettingSchemas, readPaymentSettings } from "./payment-settings.ts"
import { partnerUrl, OperatorError, trustProxy } from "./setting-schemas.ts"
import { unacceptedAlertSettingSchemas, type UnacceptedAlert } from "./unaccepted-alert-settings.ts"

export type { BucketSettings } from "./file-settings.ts"
export type { PaymentSettings } from "./payment-settings.ts"
export { OperatorError } from "./setting-schemas.ts"

const country = z
  .string()
  .default("India")
  .transform((name, context): CountryCode => {
    const resolved = resolveCountry(name)
    if (resolved.ok) return resolved.country
    context.addIssue(`is "${name}": ${resolved.message}`)
    return z.NEVER
  })

const environment = z
  .string()
  .default("local")
  .transform((name, context): Environment => {
    if (isEnvironment(name)) return name
    context.addIssue(`is "${name}", which is none of the known environments: ${environments.join(", ")}`)
    return z.NEVER
  })

/** `wallet@BD,offers`: in one country, or everywhere. */
const featuresOff = z
  .string()
  .default("")
  .transform((list, context): DisabledFeature[] => {
    const disabled: DisabledFeature[] = []
    for (const entry of list.split(",").map((each) => each.trim())) {
      if (entry === "") continue
      const [feature = "", countryName] = entry.split("@")
      const country = countryCodes.find((code) => code === countryName?.toUpperCase())
      if (!isFeature(feature)) context.addIssue(`names "${feature}", which is not a feature`)
      else if (countryName !== undefined && !country)
        context.addIssue(`names "${countryName}", which is not one of our countries`)
      else disabled.push({ feature, country })
    }
    return disabled
  })

const yesOrNo = z
  .enum(["yes", "no"], 'must be "yes" or "no"')
  .default("no")
  .transform((value) => value === "yes")

/** `asha:a long password`. */
const firstManager = z.string().transform((text, context) => {
  const [, login, password] = /^([a-z0-9][a-z0-9._-]{2,39}):(.{8,200})$/.exec(text) ?? []
  if (login !== undefined && password !== undefined) return { login, password }
  context.addIssue(
    "must be login:password, with 3 to 40 lower-case letters and digits and a password of at least 8 characters",
  )
  return z.NEVER
})

const identityProvider = (name: string) => ({
  url: partnerUrl.optional().describe(`${name}'s OpenID Connect issuer; without it sign-in through ${name} is off`),
  client: z.string().max(200).optional().describe(`Client id that ${name} gave us`),
  secret: z.string().max(2_000).optional().describe(`Client secret that ${name} gave us`),
})
const [google, facebook, apple] = [identityProvider("Google"), identityProvider("Facebook"), identityProvider("Apple")]

const limit = (defaultValue: number) =>
  z.coerce
    .number("must be a whole number of at least 1")
    .int("must be a whole number of at least 1")
    .min(1, "must be a whole number of at least 1")
    .default(defaultValue)

/**
 * Every setting: its name in the environment, its purpose, form and default. The operations document quotes this table.
 */
const settingSchemas = {
  PORT: z.coerce
    .number("must be a port number")
    .int("must be a port number")
    .min(0, "must be a port number")
    .max(65_535, "must be a port number")
    .default(3000)
    .describe("Port the server listens on; 0 takes a free one"),
  HOST: z.string().default("127.0.0.1").describe("Address the server listens on"),
  DATA_DIR: z
    .string()
    .default("./.data")
    .describe("Directory of the embedded database, the photos, the pictures and the generated secret"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" })
    .optional()
    .describe("PostgreSQL to use instead of the embedded database"),
  DATABASE_POOL: z.coerce
    .number("must be a number of connections")
    .int("must be a whole number of connections")
    .min(2, "must be at least 2")
    .max(200, "must be at most 200")
    .default(10)
    .describe("Connections from each process to PostgreSQL"),
  BROKER_URL: z
    .url({ protocol: /^rediss?$/, error: "must be a redis:// address" })
    .optional()
    .describe("Redis that passes notifications to many nodes; without it each node listens to PostgreSQL"),
  COUNTRY: country.describe("Country of requests whose host name has no country prefix"),
  ENVIRONMENT: environment.describe("The environment of this deployment"),
  SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, `must be at least ${MIN_SECRET_LENGTH} characters long`)
    .optional()
    .describe("Signs credentials; required in production, elsewhere created once and stored in DATA_DIR"),
  FEATURES_OFF: featuresOff.describe("Features switched off by this deployment, e.g. wallet@BD,offers"),
  TRACKING_OFF: yesOrNo.describe("Tell the web app to report no activity"),
  COOKIES_OFF: yesOrNo.describe("Tell the web app to ask for consent before it sets its own cookies"),
  PAYTM_MINI_APP_CLIENT: z.string().optional().describe("Client id that Paytm gave our mini-app"),
  GPAY_MINI_APP_CLIENT: z.string().optional().describe("Client id that Google Pay gave our mini-app"),
  GUESTS_PER_MINUTE: limit(60).describe("New guest sessions that one network address may start in a minute"),
  GUESTS_PER_DAY: limit(2_000).describe("New guest sessions that one network address may start in a day"),
  ACTIVITIES_PER_MINUTE: limit(300).describe("Activity reports accepted from one network address in a minute"),
  CODES_PER_NETWORK_HOUR: limit(60).describe("One-time codes that one network address may request in an hour"),
  CODES_PER_NETWORK_DAY: limit(300).describe("One-time codes that one network address may request in a day"),
  CODES_PER_MINUTE: limit(600).describe("One-time codes sent in a minute in total"),
  REQUESTS_IN_FLIGHT: limit(64).describe(
    "Concurrent requests about orders that a busy process accepts; half as many of all others",
  ),
  FIREWALL_TOKEN_NEEDED: yesOrNo.describe("Send one-time codes only to browsers that send a fingerprint token"),
  EMBEDDED_DATABASE_IN_PRODUCTION: yesOrNo.describe(
    "Allow the embedded database in production, although a power cut may lose the latest writes",
  ),
  METRICS_TOKEN: z
    .string()
    .min(16, "must be at least 16 characters long")
    .optional()
    .describe("Bearer token for reading /api/metrics from another machine"),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be fatal, error, warn, info, debug, trace or silent",
    )
    .default("info")
    .describe("How much is logged"),
  WEB_DIR: z.string().optional().describe("The built web app; without it only the API answers"),
  CONSOLE_DIR: z.string().optional().describe("The built console; without it the console isn't served"),
  FIRST_MANAGER: firstManager
    .optional()
    .describe("First head office account of the console as login:password, created at the start if it doesn’t exist"),
  ...unacceptedAlertSettingSchemas,
  ...mapTilesSettingSchemas,
  MAPS_URL: partnerUrl
    .optional()
    .describe("Maps service with Google's protocol; without it only our own gazetteer is used"),
  MAPS_KEY: z.string().max(200).optional().describe("Key for the maps service; given with MAPS_URL"),
  ...chatModelSettingSchemas,
  MESSAGES_URL: partnerUrl
    .optional()
    .describe("SMS provider that speaks Twilio's protocol; without it no code can be sent"),
  MESSAGES_ACCOUNT: z.string().max(200).optional().describe("Account at the SMS provider; given with MESSAGES_URL"),
  MESSAGES_TOKEN: z.string().max(200).optional().describe("Token of the SMS provider; given with MESSAGES_URL"),
  SMS_FROM: z.string().max(20).default("HEARTH").describe("Number or name that SMS come from"),
  EMAIL_URL: partnerUrl.optional().describe("E-mail provider that speaks SendGrid's protocol; else MESSAGES_URL"),
  EMAIL_TOKEN: z.string().max(200).optional().describe("Token of the e-mail provider; else MESSAGES_TOKEN"),
  EMAIL_FROM: z.string().max(120).default("hello@hearth.example").describe("Address that e-mail comes from"),
  IDENTITY_GOOGLE_URL: google.url,
  IDENTITY_GOOGLE_CLIENT: google.client,
  IDENTITY_GOOGLE_SECRET: google.secret,
  IDENTITY_FACEBOOK_URL: facebook.url,
  IDENTITY_FACEBOOK_CLIENT: facebook.client,
  IDENTITY_FACEBOOK_SECRET: facebook.secret,
  IDENTITY_APPLE_URL: apple.url,
  IDENTITY_APPLE_CLIENT: apple.client,
  IDENTITY_APPLE_SECRET: apple.secret,
  ...paymentSettingSchemas,
  CACHE_MAX_AGE_SECONDS: z.coerce
    .number("must be a number of seconds")
    .int("must be a whole number of seconds")
    .min(1, "must be at least 1")
    .max(3600, "must be at most 3600")
    .default(60)
    .describe("How often a node compares cached stores, menus etc. with the database, besides notifications"),
  PAGE_FRESH_SECONDS: z.coerce
    .number("must be a number of seconds")
    .int("must be a whole number of seconds")
    .min(0, "must be at least 0")
    .max(3600, "must be at most 3600")
    .default(60)
    .describe("How long a rendered page is cached before it is rendered again; 0 disables the cache"),
  DELETIONS_DIR: z
    .string()
    .optional()
    .describe("Journal of deleted accounts, shared by all nodes and not in backups; DATA_DIR/deletions by default"),
  ...fileSettingSchemas,
  PICTURES_DIR: z.string().optional().describe("Directory of the rendered pictures; DATA_DIR/pictures by default"),
  SHUTDOWN_DELAY_SECONDS: z.coerce
    .number("must be a number of seconds")
    .int("must be a whole number of seconds")
    .min(0, "must be at least 0")
    .max(120, "must be at most 120")
    .optional()
    .describe("How long a stopping process still serves while /api/ready answers 503; 5 by default, 0 if local"),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: "must be an http(s) origin" })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe("Origin that visitors see, with or without a country's prefix; required in production"),
  TRUST_PROXY: trustProxy
    .optional()
    .describe("Addresses (comma separated, CIDR allowed) of proxies whose x-forwarded-* headers count"),
} as const

const schema = z.object(settingSchemas)

/** The providers that send SMS and e-mail. */
export interface MessageProviders {
  sms: { url: string; account: string; token: string; from: string }
  email: { url: string; token: string; from: string }
}

/** A provider of social sign-in by OpenID Connect. */
export interface IdentityProvider {
  source: "google" | "facebook" | "apple"
  issuer: string
  clientId: string
  clientSecret: string
}

export interface Settings {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  brokerUrl: string | undefined
  country: CountryCode
  environment: Environment
  secret: string
  featuresOff: readonly DisabledFeature[]
  areAnalyticsOff: boolean
  needsCookieConsent: boolean
  miniApps: { paytm: string | undefined; gpay: string | undefined }
  guestsPerMinute: number
  guestsPerDay: number
  activitiesPerMinute: number
  codesPerNetworkHour: number
  codesPerNetworkDay: number
  codesPerMinute: number
  requestsInFlight: number
  firewallTokenNeeded: boolean
  messages: MessageProviders | undefined
  identityProviders: readonly IdentityProvider[]
  payments: PaymentSettings
  embeddedDatabaseInProduction: boolean
  metricsToken: string | undefined
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent"
  webDir: string | undefined
  consoleDir: string | undefined
  firstManager: { login: string; password: string } | undefined
  unacceptedAlert: UnacceptedAlert
  mapTiles: { url: string; attribution: Attribution } | undefined
  chatModel: ChatModel | undefined
  mapsUrl: string | undefined
  mapsKey: string | undefined
  cacheMaxAgeSeconds: number
  pageFreshSeconds: number
  files: FileSettings
  picturesDir: string
  shutdownDelaySeconds: number
  deletionsDir: string
  publicOrigin: string | undefined
  trustProxy: string | undefined
}

export type SettingName = keyof typeof settingSchemas

/** The name and purpose of each setting, for the operations document. */
export const settingsTable: readonly { name: SettingName; purpose: string }[] = (
  Object.keys(settingSchemas) as SettingName[]
).map((name) => ({ name, purpose: settingSchemas[name].description ?? "" }))

/** Reads all settings. Throws an OperatorError that names the first invalid one. Empty variables count as not set. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const variables = Object.fromEntries(
    Object.keys(settingSchemas).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  const parsed = schema.safeParse(variables)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new OperatorError(`The setting ${String(issue?.path[0])} ${issue?.message}.`)
  }
  const values = parsed.data
  const dataDir = resolve(values.DATA_DIR)
  if (values.ENVIRONMENT === "production" && values.SECRET === undefined) {
    throw new OperatorError("The setting SECRET is required in production: at least 32 random characters.")
  }
  if (values.ENVIRONMENT === "production" && values.PUBLIC_ORIGIN === undefined) {
    throw new OperatorError("The setting PUBLIC_ORIGIN is required in production: the origin that visitors see.")
  }
  if (values.ENVIRONMENT === "production" && values.PUBLIC_ORIGIN?.startsWith("http:")) {
    throw new OperatorError("The setting PUBLIC_ORIGIN must begin with https:// in production.")
  }
  if (values.ENVIRONMENT === "production" && values.FIRST_MANAGER && values.FIRST_MANAGER.password.length < 12) {
    throw new OperatorError("The setting FIRST_MANAGER needs a password of at least 12 characters in production.")
  }
  if ((values.MAPS_URL === undefined) !== (values.MAPS_KEY === undefined)) {
    const missing = values.MAPS_URL === undefined ? "MAPS_URL" : "MAPS_KEY"
    throw new OperatorError(`The setting ${missing} is missing: the maps service needs its address and its key.`)
  }
  if (values.BROKER_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new OperatorError("The setting BROKER_URL needs DATABASE_URL: the embedded database has one node only.")
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    brokerUrl: values.BROKER_URL,
    country: values.COUNTRY,
    environment: values.ENVIRONMENT,
    secret: values.SECRET ?? loadOrCreateSecret(dataDir),
    featuresOff: values.FEATURES_OFF,
    areAnalyticsOff: values.TRACKING_OFF,
    needsCookieConsent: values.COOKIES_OFF,
    miniApps: { paytm: values.PAYTM_MINI_APP_CLIENT, gpay: values.GPAY_MINI_APP_CLIENT },
    guestsPerMinute: values.GUESTS_PER_MINUTE,
    guestsPerDay: values.GUESTS_PER_DAY,
    activitiesPerMinute: values.ACTIVITIES_PER_MINUTE,
    codesPerNetworkHour: values.CODES_PER_NETWORK_HOUR,
    codesPerNetworkDay: values.CODES_PER_NETWORK_DAY,
    codesPerMinute: values.CODES_PER_MINUTE,
    requestsInFlight: values.REQUESTS_IN_FLIGHT,
    firewallTokenNeeded: values.FIREWALL_TOKEN_NEEDED,
    messages: readMessageProviders(values),
    identityProviders: readIdentityProviders(values),
    payments: readPaymentSettings(values),
    embeddedDatabaseInProduction: values.EMBEDDED_DATABASE_IN_PRODUCTION,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    webDir: values.WEB_DIR === undefined ? undefined : resolve(values.WEB_DIR),
    consoleDir: values.CONSOLE_DIR === undefined ? undefined : resolve(values.CONSOLE_DIR),
    firstManager: values.FIRST_MANAGER,
    unacceptedAlert: { minutes: values.UNACCEPTED_ALERT_MINUTES, to: values.UNACCEPTED_ALERT_TO },
    mapTiles: toMapTiles(values),
    chatModel: toChatModel(values),
    mapsUrl: values.MAPS_URL,
    mapsKey: values.MAPS_KEY,
    cacheMaxAgeSeconds: values.CACHE_MAX_AGE_SECONDS,
    pageFreshSeconds: values.PAGE_FRESH_SECONDS,
    deletionsDir: resolve(values.DELETIONS_DIR ?? join(dataDir, "deletions")),
    files: readFileSettings(values, dataDir),
    picturesDir: resolve(values.PICTURES_DIR ?? join(dataDir, "pictures")),
    shutdownDelaySeconds: values.SHUTDOWN_DELAY_SECONDS ?? (values.ENVIRONMENT === "local" ? 0 : 5),
    publicOrigin: values.PUBLIC_ORIGIN,
    trustProxy: values.TRUST_PROXY,
  }
}

type ParsedSettings = z.output<typeof schema>

function readMessageProviders(values: ParsedSettings): MessageProviders | undefined {
  const { MESSAGES_URL: url, MESSAGES_ACCOUNT: account, MESSAGES_TOKEN: token } = values
  if (url === undefined && account === undefined && token === undefined) return undefined
  for (const name of ["MESSAGES_URL", "MESSAGES_ACCOUNT", "MESSAGES_TOKEN"] as const) {
    if (values[name] !== undefined) continue
    throw new OperatorError(`The setting ${name} is missing: the SMS provider needs its address, account and token.`)
  }
  if (url === undefined || account === undefined || token === undefined) return undefined
  return {
    sms: { url, account, token, from: values.SMS_FROM },
    email: { url: values.EMAIL_URL ?? url, token: values.EMAIL_TOKEN ?? token, from: values.EMAIL_FROM },
  }
}

function readIdentityProviders(values: ParsedSettings): IdentityProvider[] {
  return (["google", "facebook", "apple"] as const).flatMap((source) => {
    const name = source.toUpperCase() as "GOOGLE" | "FACEBOOK" | "APPLE"
    const issuer = values[`IDENTITY_${name}_URL`]
    const clientId = values[`IDENTITY_${name}_CLIENT`]
    const clientSecret = values[`IDENTITY_${name}_SECRET`]
    if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined) {
      return [{ source, issuer, clientId, clientSecret }]
    }
    if (issuer === undefined && clientId === undefined && clientSecret === undefined) return []
    const missingPart = issuer === undefined ? "URL" : clientId === undefined ? "CLIENT" : "SECRET"
    throw new OperatorError(
      `The setting IDENTITY_${name}_${missingPart} is missing: an identity provider needs its address, client and secret.`,
    )
  })
}
