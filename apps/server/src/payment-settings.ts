import { z } from "zod"
import { partnerUrl, OperatorError } from "./setting-schemas.ts"

const key = (purpose: string) => z.string().max(2_000).optional().describe(purpose)
const url = (purpose: string) => partnerUrl.optional().describe(`${purpose}; without it, the method is off`)

/** The settings of each payment provider. A provider is offered only if all of its settings are set. */
export const paymentSettingSchemas = {
  CARDS_URL: url("Provider of card payments that speaks Stripe's protocol"),
  CARDS_KEY: key("Secret key at the provider of card payments"),
  CARDS_WEBHOOK_SECRET: key("Secret that signs the callbacks of the card payments provider"),
  UPI_URL: url("Provider of UPI payments that speaks Razorpay's protocol"),
  UPI_KEY: key("Key id at the provider of UPI payments"),
  UPI_SECRET: key("Key secret at the provider of UPI payments"),
  UPI_WEBHOOK_SECRET: key("Secret that signs the callbacks of the UPI payments provider"),
  UPI_APP_URL: partnerUrl.optional().describe("Page that replaces a UPI app in development; only stand-ins have one"),
  GPAY_URL: url("Provider of Google Pay payments that speaks Razorpay's protocol"),
  GPAY_KEY: key("Key id at the provider of Google Pay payments"),
  GPAY_SECRET: key("Key secret at the provider of Google Pay payments"),
  GPAY_WEBHOOK_SECRET: key("Secret that signs the callbacks of the Google Pay provider"),
  PAYTM_URL: url("Paytm's address"),
  PAYTM_MID: key("Merchant id at Paytm"),
  PAYTM_KEY: z.string().length(16, "must be 16 characters long").optional().describe("Merchant key at Paytm"),
  BKASH_URL: url("bKash's address, with its version"),
  BKASH_APP_KEY: key("App key at bKash"),
  BKASH_APP_SECRET: key("App secret at bKash"),
  BKASH_USERNAME: key("User name at bKash"),
  BKASH_PASSWORD: key("Password at bKash"),
  LANKAQR_URL: url("Acquirer of LankaQR payments"),
  LANKAQR_KEY: key("Key at the acquirer of LankaQR payments"),
  LANKAQR_WEBHOOK_SECRET: key("Secret that signs the callbacks of the LankaQR acquirer"),
  LANKAQR_APP_URL: partnerUrl
    .optional()
    .describe("Page that opens a bank's app with a LankaQR payment; without it, customers save the QR code"),
  EVOUCHER_URL: url("Issuer of e-vouchers"),
  EVOUCHER_KEY: key("Key at the issuer of e-vouchers"),
  MOBIKWIK_URL: url("MobiKwik's address"),
  MOBIKWIK_KEY: key("Key at MobiKwik"),
} as const

interface Razorpay {
  url: string
  key: string
  secret: string
  webhookSecret: string
}

/** The configured providers. A provider that is missing here is not offered. */
export interface PaymentSettings {
  cards?: { url: string; key: string; webhookSecret: string }
  upi?: Razorpay
  gpay?: Razorpay
  paytm?: { url: string; mid: string; key: string }
  bkash?: { url: string; appKey: string; appSecret: string; username: string; password: string }
  lankaqr?: { url: string; key: string; webhookSecret: string }
  evoucher?: { url: string; key: string }
  mobikwik?: { url: string; key: string }
  /** Pages that replace the customers' UPI and bank apps when the providers are stand-ins. */
  appPages: { upi: string | undefined; lankaqr: string | undefined }
}

type PaymentEnvironment = { [Name in keyof typeof paymentSettingSchemas]?: string | undefined }

const settingNames = {
  cards: { url: "CARDS_URL", key: "CARDS_KEY", webhookSecret: "CARDS_WEBHOOK_SECRET" },
  upi: { url: "UPI_URL", key: "UPI_KEY", secret: "UPI_SECRET", webhookSecret: "UPI_WEBHOOK_SECRET" },
  gpay: { url: "GPAY_URL", key: "GPAY_KEY", secret: "GPAY_SECRET", webhookSecret: "GPAY_WEBHOOK_SECRET" },
  paytm: { url: "PAYTM_URL", mid: "PAYTM_MID", key: "PAYTM_KEY" },
  bkash: {
    url: "BKASH_URL",
    appKey: "BKASH_APP_KEY",
    appSecret: "BKASH_APP_SECRET",
    username: "BKASH_USERNAME",
    password: "BKASH_PASSWORD",
  },
  lankaqr: { url: "LANKAQR_URL", key: "LANKAQR_KEY", webhookSecret: "LANKAQR_WEBHOOK_SECRET" },
  evoucher: { url: "EVOUCHER_URL", key: "EVOUCHER_KEY" },
  mobikwik: { url: "MOBIKWIK_URL", key: "MOBIKWIK_KEY" },
} as const satisfies Record<Exclude<keyof PaymentSettings, "appPages">, Record<string, keyof PaymentEnvironment>>

export function readPaymentSettings(env: PaymentEnvironment): PaymentSettings {
  const providers = Object.entries(settingNames).flatMap(([provider, fields]) => {
    const values = Object.entries(fields).map(([field, name]) => [field, env[name], name] as const)
    const missing = values.find(([, value]) => value === undefined)
    if (!missing) return [[provider, Object.fromEntries(values.map(([field, value]) => [field, value]))]]
    if (values.every(([, value]) => value === undefined)) return []
    throw new OperatorError(`The setting ${missing[2]} is missing: ${provider} needs all of its settings, or none.`)
  })
  const appPages = { upi: env.UPI_APP_URL, lankaqr: env.LANKAQR_APP_URL }
  return { ...(Object.fromEntries(providers) as Omit<PaymentSettings, "appPages">), appPages }
}
