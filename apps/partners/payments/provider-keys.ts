import { createHmac } from "node:crypto"
import type { Provider } from "./providers.ts"

export interface ProviderKeys {
  cards: { key: string; webhookSecret: string }
  upi: RazorpayKeys
  gpay: RazorpayKeys
  paytm: { mid: string; key: string }
  bkash: { appKey: string; appSecret: string; username: string; password: string }
  lankaqr: { key: string; webhookSecret: string }
  evoucher: { key: string }
  mobikwik: { key: string }
}

export interface RazorpayKeys {
  key: string
  secret: string
  webhookSecret: string
}

/** Derives every provider's credentials for our server from one secret. */
export function deriveProviderKeys(secret: string): ProviderKeys {
  const derive = (name: string, length = 32) => createHmac("sha256", secret).update(name).digest("hex").slice(0, length)
  const razorpay = (name: string): RazorpayKeys => ({
    key: `rzp_test_${derive(`${name} key`, 14)}`,
    secret: derive(`${name} secret`, 24),
    webhookSecret: derive(`${name} webhook`),
  })
  return {
    cards: { key: `sk_test_${derive("cards key")}`, webhookSecret: `whsec_${derive("cards webhook")}` },
    upi: razorpay("upi"),
    gpay: razorpay("gpay"),
    // The cipher of the checksum requires a key of 16 bytes.
    paytm: { mid: `Hearth${derive("paytm mid", 14)}`, key: derive("paytm key", 16) },
    bkash: {
      appKey: derive("bkash app", 26),
      appSecret: derive("bkash secret", 50),
      username: "hearth",
      password: derive("bkash password", 16),
    },
    lankaqr: { key: derive("lankaqr key"), webhookSecret: derive("lankaqr webhook") },
    evoucher: { key: derive("evoucher key") },
    mobikwik: { key: derive("mobikwik key") },
  }
}

/** Returns the server's settings by the names under which it reads them. */
export function serverSettings(
  keys: ProviderKeys,
  urls: Readonly<Record<Provider, string>>,
  appsUrl: string,
): Record<string, string> {
  const { cards, upi, gpay, paytm, bkash, lankaqr, evoucher, mobikwik } = keys
  return {
    CARDS_URL: urls.cards,
    CARDS_KEY: cards.key,
    CARDS_WEBHOOK_SECRET: cards.webhookSecret,
    UPI_URL: urls.upi,
    UPI_KEY: upi.key,
    UPI_SECRET: upi.secret,
    UPI_WEBHOOK_SECRET: upi.webhookSecret,
    UPI_APP_URL: `${appsUrl}/upi/app`,
    GPAY_URL: urls.gpay,
    GPAY_KEY: gpay.key,
    GPAY_SECRET: gpay.secret,
    GPAY_WEBHOOK_SECRET: gpay.webhookSecret,
    PAYTM_URL: urls.paytm,
    PAYTM_MID: paytm.mid,
    PAYTM_KEY: paytm.key,
    BKASH_URL: `${urls.bkash}/v1.2.0-beta`,
    BKASH_APP_KEY: bkash.appKey,
    BKASH_APP_SECRET: bkash.appSecret,
    BKASH_USERNAME: bkash.username,
    BKASH_PASSWORD: bkash.password,
    LANKAQR_URL: urls.lankaqr,
    LANKAQR_KEY: lankaqr.key,
    LANKAQR_WEBHOOK_SECRET: lankaqr.webhookSecret,
    LANKAQR_APP_URL: `${appsUrl}/lankaqr/app`,
    EVOUCHER_URL: urls.evoucher,
    EVOUCHER_KEY: evoucher.key,
    MOBIKWIK_URL: urls.mobikwik,
    MOBIKWIK_KEY: mobikwik.key,
  }
}
