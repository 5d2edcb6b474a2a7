import { randomBytes } from "node:crypto"
import { startChild } from "./start-child.mjs"

/**
 * Starts the stand-ins for the outside world on free ports. Answers the settings with which the server finds them and
 * the address people look at, or nothing where they could not start; they have said why.
 */
export async function startPartners(node, dataDir, keeper) {
  const account = `AC${randomBytes(16).toString("hex")}`
  const token = randomBytes(16).toString("hex")
  let say
  const said = new Promise((resolve) => (say = resolve))
  const child = startChild(node, ["apps/partners/main.ts"], {
    env: { PARTNERS_DATA_DIR: `${dataDir}/partners`, MESSAGES_ACCOUNT: account, MESSAGES_TOKEN: token },
    onLine: (line) => say(JSON.parse(line)),
  })
  keeper.add(child)
  const addresses = await Promise.race([said, child.ended.then(() => undefined)])
  if (!addresses) return undefined
  return {
    env: { MESSAGES_URL: addresses.messages.api, MESSAGES_ACCOUNT: account, MESSAGES_TOKEN: token },
    inbox: addresses.messages.inbox,
  }
}
