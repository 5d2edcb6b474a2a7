import type { ChatAction } from "@hearth/contract/calls/chatbot.calls.ts"
import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import * as answerTexts from "@hearth/texts/chat/chat-answers.ts"
import { toIso } from "../../../platform/to-iso.ts"
import { listPlacedOrders, type PastOrderRow } from "../../orders/public.ts"
import type { ChatbotDeps, ChatCaller } from "../chatbot-deps.ts"
import { type AnswerParts, ask, callHelpDesk, callStore, clockIn, openPage } from "./answer-parts.ts"
import { minutesLate, toOrderCard } from "./order-card.ts"
import { findReportableOrder, reportProblemWith } from "./report-problem.ts"

const orderDetailsHref = (orderId: string) =>
  `/postorder-ui/orderdetails?${new URLSearchParams({ orderId }).toString()}`

/** Where the visitor's active orders are; without any, the last order. */
export async function answerOrderStatus(deps: ChatbotDeps, caller: ChatCaller): Promise<AnswerParts> {
  const trackers = await deps.listOwnTrackers(caller)
  if (trackers.length === 0) return answerWithoutActiveOrder(deps, caller)
  return {
    lines: [answerTexts.activeOrders(trackers.length)],
    orders: toCards(deps, caller, trackers),
    actions: [ask("late-order"), ask("cancel-order"), ask("person")],
  }
}

/** Whether an order is late, what the customer gets for it, and whom to call. */
export async function answerLateOrder(deps: ChatbotDeps, caller: ChatCaller): Promise<AnswerParts> {
  const now = deps.clock.now().getTime()
  const trackers = await deps.listOwnTrackers(caller)
  const [latest] = trackers.toSorted((one, other) => minutesLate(other, now) - minutesLate(one, now))
  if (!latest) {
    const { lines = [], orders = [], actions = [] } = await answerWithoutActiveOrder(deps, caller)
    const { actions: report } = await findReportableOrder(deps, caller)
    return { lines: [answerTexts.noLateOrder, ...lines.slice(1)], orders, actions: [...report, ...actions] }
  }
  const late = minutesLate(latest, now)
  return {
    lines: [late > 0 ? answerTexts.isLate(late) : answerTexts.notLate, ...describeGuarantee(latest, caller, now)],
    orders: toCards(deps, caller, late > 0 ? [latest] : trackers),
    actions: [callStore(latest.store.phone), ...(await reportProblemWith(deps, caller, latest.orderId)), ask("refund")],
  }
}

function describeGuarantee({ promise, owed }: Tracker, { country }: ChatCaller, now: number): string[] {
  if (promise.kind !== "promised" || promise.dueAt === null) return []
  if (now <= Date.parse(promise.dueAt)) return [answerTexts.guaranteeUntil(clockIn(country, promise.dueAt))]
  return owed ? [answerTexts.lateRefund(owed.amount, country)] : []
}

/** Until when an order can be cancelled, or that it was. The customer cancels it on its own page. */
export async function answerCancelOrder(deps: ChatbotDeps, caller: ChatCaller): Promise<AnswerParts> {
  const now = deps.clock.now().getTime()
  const trackers = await deps.listOwnTrackers(caller)
  const [order] = trackers
  if (order) {
    const until = order.cancellableUntil
    const canCancel = until !== null && Date.parse(until) > now
    return {
      lines: [canCancel ? answerTexts.cancelUntil(clockIn(caller.country, until)) : answerTexts.tooLateToCancel],
      orders: toCards(deps, caller, trackers),
      actions: canCancel ? [ask("refund")] : [callHelpDesk(caller.country), ask("refund")],
    }
  }
  const last = await findLastOrder(deps, caller)
  return {
    lines: [last?.status === "CANCELLED" ? answerTexts.wasCancelled(last.number) : answerTexts.nothingToCancel],
    orders: last ? [toPastCard(deps, caller, last)] : [],
    actions: [ask("refund"), ask("person")],
  }
}

async function answerWithoutActiveOrder(deps: ChatbotDeps, caller: ChatCaller): Promise<AnswerParts> {
  const last = await findLastOrder(deps, caller)
  const findOrder: ChatAction[] = [openPage("/track", answerTexts.findOrder)]
  const isGuest = caller.session.kind === "guest"
  return {
    lines: [
      isGuest ? answerTexts.noActiveOrderHere : answerTexts.noActiveOrder,
      last ? answerTexts.lastOrder : isGuest ? answerTexts.orderedElsewhere : answerTexts.orderedAsGuest,
    ],
    orders: last ? [toPastCard(deps, caller, last)] : [],
    actions: [...findOrder, ...(isGuest ? [openPage("/login", answerTexts.signIn)] : []), ask("person")],
  }
}

const toCards = (deps: ChatbotDeps, { country }: ChatCaller, trackers: readonly Tracker[]) =>
  trackers.slice(0, 3).map((tracker) => toOrderCard(tracker, country, deps.clock.now().getTime()))

async function findLastOrder({ db }: ChatbotDeps, caller: ChatCaller): Promise<PastOrderRow | undefined> {
  const { session, country } = caller
  const [last] = await listPlacedOrders(db, { userId: session.userId, country, pageNo: 1, after: undefined })
  return last
}

export function toPastCard(
  { locator }: Pick<ChatbotDeps, "locator">,
  { country }: ChatCaller,
  { number, status, storeId, at }: PastOrderRow,
) {
  const store = locator.findStore(country, storeId)?.name ?? storeId
  return {
    orderId: number,
    title: answerTexts.orderTitle(answerTexts.statuses[status], number),
    detail: store,
    placedAt: toIso(at),
    isLate: false,
    href: orderDetailsHref(number),
  }
}
