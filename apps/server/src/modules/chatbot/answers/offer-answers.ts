import * as answerTexts from "@hearth/texts/chat/chat-answers.ts"
import type { ChatbotDeps, ChatCaller } from "../chatbot-deps.ts"
import { type AnswerParts, ask, openPage } from "./answer-parts.ts"

const MAX_OFFERS = 3

/** Some offers that the visitor can use at their store. */
export async function answerOffers(deps: ChatbotDeps, caller: ChatCaller): Promise<AnswerParts> {
  const { country, storeId, owner } = caller
  const store = storeId === undefined ? undefined : deps.locator.findStore(country, storeId)
  const seeOffers = openPage("/offers", answerTexts.seeOffers)
  if (!store) return { lines: [answerTexts.chooseStoreFirst], actions: [seeOffers] }
  const { coupons } = await deps.listStoreOffers(owner, store.id)
  const offers = coupons.flatMap(({ list }) => list).slice(0, MAX_OFFERS)
  return {
    lines:
      offers.length === 0
        ? [answerTexts.noOffers]
        : [answerTexts.bestOffers, ...offers.map(({ title, code }) => answerTexts.offer(title, code))],
    actions: [seeOffers, ask("points")],
  }
}

/** The visitor's points; how to join or sign in without any. */
export async function answerPoints(
  { db, loyalty }: ChatbotDeps,
  { session, country }: ChatCaller,
): Promise<AnswerParts> {
  if (session.kind === "guest")
    return { lines: [answerTexts.signInForPoints], actions: [openPage("/login", answerTexts.signIn)] }
  const actions = [openPage("/postorder-ui/rewards", answerTexts.seeRewards), ask("offers")]
  const { balance, pending } = await loyalty.readMembership(db, { userId: session.userId, country })
  if (!balance) return { lines: [answerTexts.notAMember], actions }
  const { points, missingPoints } = balance.overall
  const { freeItems } = balance.burnable
  return {
    lines: [
      answerTexts.balance(points + balance.reserved.points),
      freeItems > 0 ? answerTexts.freePizzas(freeItems) : answerTexts.missingPoints(missingPoints),
      ...(pending ? [answerTexts.pendingPoints(pending.points)] : []),
    ],
    actions,
  }
}
