import { loyaltyRules } from "@hearth/domain/countries/topics/loyalty.ts"
import { slicesEarned } from "@hearth/domain/loyalty/project-pie.ts"
import { fillPie } from "@hearth/domain/loyalty/fill-pie.ts"
import * as loyaltyMessageTexts from "@hearth/texts/loyalty/loyalty-messages.ts"
import type { Tx } from "../../platform/database/database.ts"
import type { QueuedMessage } from "../messages/public.ts"
import type { LoyaltyDeps } from "./loyalty-deps.ts"
import type { MemberKey } from "./loyalty.store.ts"

const MESSAGE_EXPIRES_IN_SECONDS = 12 * 3600

export interface BalanceChange {
  pointsBefore: number
  pointsAfter: number
}

/**
 * Enqueues the message about new points, or about the free pizza that they complete. `isEarned` is false for points that
 * head office added. Returns undefined if the account was deleted.
 */
export async function enqueueCreditMessage(
  { messages, phoneOf, originOfCountry }: Pick<LoyaltyDeps, "messages" | "phoneOf" | "originOfCountry">,
  tx: Tx,
  { userId, country }: MemberKey,
  { pointsBefore, pointsAfter }: BalanceChange,
  { isEarned }: { isEarned: boolean },
): Promise<QueuedMessage | undefined> {
  const to = await phoneOf(tx, userId)
  if (to === undefined) return undefined
  const rules = loyaltyRules[country]
  const pie = fillPie(pointsAfter, rules)
  const link = `${originOfCountry(country)}/postorder-ui/rewards`
  const points = pointsAfter - pointsBefore
  const slices = slicesEarned(pointsBefore, points, rules)
  const isPizzaEarned = pie.freePizzas > fillPie(pointsBefore, rules).freePizzas
  const text = isPizzaEarned
    ? loyaltyMessageTexts.pizzaEarned(rules.program, { freePizzas: pie.freePizzas, link: `${link}?choose=pizza` })
    : loyaltyMessageTexts.pointsCredited(rules.program, { points, isEarned, slices, pie, link })
  const kind = isPizzaEarned ? "free pizza earned" : "points credited"
  return messages.enqueue(tx, { channel: "sms", kind, to, text, expiresInSeconds: MESSAGE_EXPIRES_IN_SECONDS })
}
