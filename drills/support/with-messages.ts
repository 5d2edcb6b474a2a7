import { type Partners, startPartners } from "../../apps/server/src/testing/start-partners.ts"

/** Starts the stand-in for messages and passes the settings for a server. */
export async function withMessages<Result>(
  work: (partners: Partners, env: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const partners = await startPartners()
  const { sms } = partners.settings.messages ?? {}
  try {
    return await work(partners, {
      MESSAGES_URL: sms?.url ?? "",
      MESSAGES_ACCOUNT: sms?.account ?? "",
      MESSAGES_TOKEN: sms?.token ?? "",
    })
  } finally {
    await partners.stop()
  }
}
