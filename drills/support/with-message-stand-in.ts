import { type Partners, startPartners } from "../../apps/server/src/testing/start-partners.ts"

/** Starts the message stand-in, and passes it with the environment variables that make a server use it. */
export async function withMessageStandIn<Result>(
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
