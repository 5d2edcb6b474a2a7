import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import type { CaseDesk } from "@hearth/domain/cases/case-state.ts"
import * as caseMessageTexts from "@hearth/texts/feedback/case-messages.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { Change } from "../../../platform/http/call.ts"
import { answeredBy } from "../answer-times.ts"
import type { CasesDeps, StaffCaller } from "../cases-deps.ts"
import type { StoredCase } from "../cases.store.ts"
import { changeCase } from "../change-case.ts"
import { sendCaseSms } from "../send-case-sms.ts"
import { listRemedies } from "../remedies/remedies.store.ts"
import { insertCaseMessage, insertNote } from "../thread/thread.store.ts"
import { describeStaffCase } from "./describe-staff-case.ts"
import { lockStaffCase, requirePosition, type StaffCaseAccess, workOn } from "./load-staff-case.ts"

/** Makes the caller the owner. Head office takes a case away from the store with it. */
export async function takeCase(
  deps: CasesDeps,
  { tx }: Change,
  caller: StaffCaller,
  input: { caseId: string; version: number },
): Promise<StaffCase> {
  const access = await lockStaffCase(deps, tx, caller, input)
  const { stored, desk } = access
  const position = requirePosition(stored, { step: "work", desk })
  const changes = { ...position, ownerId: caller.memberId }
  const context = { by: "staff", isVisible: position.state !== stored.state, at: deps.clock.now() } as const
  return describeChanged(deps, tx, caller, access, await changeCase(tx, stored, changes, context))
}

/** Answers the customer. Who answers a case that nobody has taken takes it. */
export async function answerCase(
  deps: CasesDeps,
  change: Change,
  caller: StaffCaller,
  { caseId, text }: { caseId: string; text: string },
): Promise<StaffCase> {
  const { tx } = change
  const access = await lockStaffCase(deps, tx, caller, { caseId })
  const { stored, desk } = access
  // After the account was deleted, nobody can read an answer.
  if (stored.userId === null) throw new AppError("CASE_STEP_REFUSED")
  const at = deps.clock.now()
  const position = workOn(access, caller.memberId)
  await writeMessage(deps, change, caller, access, text, at)
  const changes = { ...position, ...answeredBy(desk, at) }
  const changedCase = await changeCase(tx, stored, changes, { by: "staff", isVisible: true, at })
  // The customer already has a message about an answer that they have not read.
  if (stored.visibleVersion <= stored.readVersion || stored.answerDueAt !== null)
    await sendCaseSms(deps, change, stored, (link) => caseMessageTexts.answered(stored.number, link))
  return describeChanged(deps, tx, caller, access, changedCase)
}

/** Passes the case to the other desk. Nobody owns it there yet. */
export async function passCase(
  deps: CasesDeps,
  { tx }: Change,
  caller: StaffCaller,
  { desk, note, ...input }: { caseId: string; desk: CaseDesk; note: string; version: number },
): Promise<StaffCase> {
  const access = await lockStaffCase(deps, tx, caller, input)
  const { stored } = access
  const position = requirePosition(stored, { step: "pass", desk })
  const at = deps.clock.now()
  const id = deps.random.uuid()
  await insertNote(tx, { id, caseId: stored.id, memberId: caller.memberId, text: note.trim(), at })
  const context = { by: "staff", isVisible: position.state !== stored.state, at } as const
  const changedCase = await changeCase(tx, stored, { ...position, ownerId: null }, context)
  return describeChanged(deps, tx, caller, access, changedCase)
}

/**
 * Resolves the case with a last message. Only after the account was deleted it can be empty. A remedy that waits for a
 * second person is decided first.
 */
export async function resolveCase(
  deps: CasesDeps,
  change: Change,
  caller: StaffCaller,
  { text = "", ...input }: { caseId: string; text?: string | undefined; version: number },
): Promise<StaffCase> {
  const { tx } = change
  const access = await lockStaffCase(deps, tx, caller, input)
  const { stored } = access
  if (text === "" && stored.userId !== null)
    throw new AppError("BAD_REQUEST", { input: { field: "text", problem: "must not be blank" } })
  const position = requirePosition(stored, { step: "resolve" })
  const remedies = await listRemedies(tx, stored.id)
  if (remedies.some(({ state }) => state === "PENDING")) throw new AppError("CASE_STEP_REFUSED")
  const at = deps.clock.now()
  const resolvingMessageId = await writeMessage(deps, change, caller, access, text, at)
  const changes = {
    ...position,
    ownerId: stored.ownerId ?? caller.memberId,
    answerDueAt: null,
    lastAuthor: access.desk,
    resolvedAt: at,
    resolvingMessageId,
  }
  const changedCase = await changeCase(tx, stored, changes, { by: "staff", isVisible: true, at })
  await sendCaseSms(deps, change, stored, (link) => caseMessageTexts.resolved(stored.number, link))
  return describeChanged(deps, tx, caller, access, changedCase)
}

async function writeMessage(
  { random }: Pick<CasesDeps, "random">,
  { tx }: Change,
  { memberId }: StaffCaller,
  { stored, desk }: StaffCaseAccess,
  text: string,
  at: Date,
): Promise<string> {
  const id = random.uuid()
  await insertCaseMessage(tx, { id, caseId: stored.id, author: desk, memberId, text: text.trim(), at })
  return id
}

function describeChanged(
  deps: CasesDeps,
  tx: Change["tx"],
  caller: StaffCaller,
  access: StaffCaseAccess,
  stored: StoredCase,
): Promise<StaffCase> {
  return describeStaffCase(deps, tx, caller, { ...access, stored })
}
