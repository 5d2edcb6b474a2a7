import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Identity } from "./identity.ts"

/** After the commit of what it tells. What happened stays so, whether the message arrives or not. */
export async function tellByMessage({ db, messages }: Identity, to: Phone, kind: string, text: string): Promise<void> {
  await messages.deliver(await messages.begin(db, "sms", kind, to), "", text)
}
