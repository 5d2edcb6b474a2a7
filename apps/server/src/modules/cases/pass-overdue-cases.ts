import { positionOfOverdue } from "@hearth/domain/cases/case-steps.ts"
import * as caseMessageTexts from "@hearth/texts/feedback/case-messages.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import type { CasesDeps } from "./cases-deps.ts"
import { lockUnansweredAtStore } from "./cases.store.ts"
import { changeCase } from "./change-case.ts"
import { insertNote } from "./thread/thread.store.ts"

const BATCH_SIZE = 50

/** FBK-3: passes cases that their stores did not answer in time to head office, once each, with a note. */
export async function passOverdueCases(deps: Pick<CasesDeps, "db" | "clock" | "random">): Promise<void> {
  while ((await passBatch(deps)) === BATCH_SIZE);
}

function passBatch({ db, clock, random }: Pick<CasesDeps, "db" | "clock" | "random">): Promise<number> {
  return inTransaction(db, async (tx) => {
    const at = clock.now()
    const overdue = await lockUnansweredAtStore(tx, at, BATCH_SIZE)
    for (const stored of overdue) {
      const position = positionOfOverdue(stored.state)
      const text = caseMessageTexts.passedWhenOverdue
      await insertNote(tx, { id: random.uuid(), caseId: stored.id, memberId: null, text, at })
      const context = { by: "staff", isVisible: position.state !== stored.state, at } as const
      await changeCase(tx, stored, { ...position, ownerId: null, passedOverdueAt: at }, context)
    }
    return overdue.length
  })
}
