import type { CustomerCase } from "@hearth/contract/calls/cases.shapes.ts"
import { canBecome } from "@hearth/domain/cases/case-state.ts"
import { isBlank } from "@hearth/domain/feedback/feedback-text.ts"
import type { FastifyRequest } from "fastify"
import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { UploadedFile } from "../../../platform/http/read-form.ts"
import { networkOf } from "../../../platform/limits/network-of.ts"
import { waitAgain } from "../answer-times.ts"
import type { CasesDeps, CustomerCaller } from "../cases-deps.ts"
import { lockCase, type StoredCase } from "../cases.store.ts"
import { changeCase } from "../change-case.ts"
import { openUntil } from "../describe-case.ts"
import { countMessages, countPhotos, insertCaseMessage, insertPhotos } from "../thread/thread.store.ts"
import { changeOnce, findEarlierCase, readKey } from "./change-once.ts"
import { assertBelowLimits, consumeLimitsOf } from "./complaint-limits.ts"
import { loadOwnCase, readOwnCase } from "./read-own-case.ts"
import { withPhotos } from "./with-photos.ts"

/** Of a case, so that nobody fills the storage and every case can be shown on one screen. */
const MAX_PHOTOS = 20
const MAX_MESSAGES = 200

interface OwnMessage {
  caseId: string
  text: string
}

/** FBK-3: adds the customer's message. It reopens a case that was resolved less than a week ago. */
export async function addOwnMessage(
  deps: CasesDeps,
  caller: CustomerCaller & { request: FastifyRequest },
  message: OwnMessage,
  files: readonly UploadedFile[],
): Promise<CustomerCase> {
  const { session, request } = caller
  const { userId } = session
  const { caseId, text } = message
  if (isBlank(text) && files.length === 0)
    throw new AppError("BAD_REQUEST", { input: { field: "text", problem: "must not be blank without photos" } })
  const inputs = { params: { caseId }, query: undefined, body: { text }, files: [...files] }
  const key = readKey(deps, { request, route: "add message", inputs, ownerId: userId })
  if ((await findEarlierCase(deps, key)) !== undefined) return readOwnCase(deps, caller, caseId)
  const writer = { userId, network: networkOf(request.ip) }
  assertNotClosed(deps, await loadOwnCase(deps, caller, caseId))
  await assertBelowLimits(deps, "message", writer)
  await withPhotos(deps, userId, files, async (photoIds) => {
    const result = await changeOnce(deps, key, async (tx) => {
      await consumeLimitsOf(deps, tx, "message", writer)
      await writeOwnMessage(deps, tx, caller, message, photoIds)
      return caseId
    })
    return { answer: undefined, usesPhotos: result.isFirst }
  })
  return readOwnCase(deps, caller, caseId)
}

async function writeOwnMessage(
  deps: CasesDeps,
  tx: Tx,
  { session }: CustomerCaller,
  { caseId, text }: OwnMessage,
  photoIds: readonly string[],
): Promise<void> {
  const { random, clock } = deps
  const storedCase = await lockCase(tx, caseId)
  // The account may have been deleted since the case was read.
  if (storedCase?.userId !== session.userId) throw new AppError("NOT_FOUND")
  assertNotClosed(deps, storedCase)
  if ((await countMessages(tx, caseId)) >= MAX_MESSAGES) throw new AppError("TOO_MANY_REQUESTS")
  if ((await countPhotos(tx, caseId)) + photoIds.length > MAX_PHOTOS) throw new AppError("TOO_MANY_PHOTOS")
  const at = clock.now()
  const messageId = random.uuid()
  await insertCaseMessage(tx, {
    id: messageId,
    caseId,
    author: "CUSTOMER",
    memberId: null,
    text: isBlank(text) ? "" : text.trim(),
    at,
  })
  await insertPhotos(
    tx,
    photoIds.map((id) => ({ id, caseId, messageId, ownerId: session.userId })),
    at,
  )
  const changes = { lastAuthor: "CUSTOMER", ...(storedCase.answerDueAt === null && dueAgain(storedCase, at)) } as const
  await changeCase(tx, storedCase, changes, { by: "customer", isVisible: true, at })
}

/** The case was answered, and its customer waits again. Head office continues with a reopened case. */
function dueAgain({ state, category }: StoredCase, at: Date) {
  const dueTimes = waitAgain(category, at)
  if (!canBecome(state, "REOPENED")) return dueTimes
  return { ...dueTimes, state: "REOPENED", desk: "HEAD_OFFICE", ownerId: null, resolvedAt: null } as const
}

function assertNotClosed({ clock }: Pick<CasesDeps, "clock">, stored: StoredCase): void {
  if (stored.state === "RESOLVED" && openUntil(stored, clock.now()) === null) throw new AppError("CASE_CLOSED")
}
