import { isActive } from "@hearth/domain/cases/case-state.ts"
import * as caseMessageTexts from "@hearth/texts/feedback/case-messages.ts"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import { waitAgain } from "../answer-times.ts"
import type { CasesDeps } from "../cases-deps.ts"
import { lockCase } from "../cases.store.ts"
import { changeCase } from "../change-case.ts"
import { insertNote, listNotes } from "../thread/thread.store.ts"
import { findRemedyOfNewOrder } from "./remedies.store.ts"

/**
 * FBK-3: shows in the case that the new order was cancelled, to its customer at once and to staff as a note. Runs after
 * the cancellation has committed. An event that is delivered twice changes the case once.
 */
export async function noteCancelledNewOrder(
  { db, random, clock }: Pick<CasesDeps, "db" | "random" | "clock">,
  orderId: string,
): Promise<void> {
  const remedy = await findRemedyOfNewOrder(db, orderId)
  if (!remedy) return
  const text = caseMessageTexts.newOrderCancelled(remedy.newOrderNumber ?? "")
  await inTransaction(db, async (tx) => {
    const stored = await lockCase(tx, remedy.caseId)
    if (!stored || (await listNotes(tx, stored.id)).some((note) => note.text === text)) return
    const at = clock.now()
    await insertNote(tx, { id: random.uuid(), caseId: stored.id, memberId: null, text, at })
    // The new order may have been the only answer.
    const isWaiting = isActive(stored.state) && stored.userId !== null && stored.answerDueAt === null
    const changes = isWaiting ? waitAgain(stored.category, at) : {}
    await changeCase(tx, stored, changes, { by: "staff", isVisible: true, at })
  })
}
