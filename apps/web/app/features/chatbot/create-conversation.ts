import type { ChatAnswer } from "@hearth/contract/calls/chatbot.calls.ts"
import type { Result } from "@hearth/browser/result.ts"
import { createStore, type Store } from "@hearth/browser/store.ts"
import type { Question } from "./chatbot.api.ts"

/** A question with its answer; without one while it is being answered or if that failed. */
export interface Exchange {
  id: number
  /** What the visitor typed, or the label of a button. */
  words: string
  question: Question
  answer?: ChatAnswer
}

export interface ConversationState {
  exchanges: readonly Exchange[]
  isAnswering: boolean
  /** Why the last question has no answer. */
  failure: { code: string; message: string } | undefined
}

export interface Conversation {
  state: Store<ConversationState>
  ask(words: string, question: Question): Promise<void>
  /** Asks the last question again. */
  retry(): Promise<void>
  clear(): void
  /** Shows the exchanges from before a reload; after hydration, because the server doesn't know them. */
  restore(): void
}

interface ConversationDeps {
  fetchAnswer(question: Question): Promise<Result<ChatAnswer>>
  /** Exchanges from before a reload. */
  read(): unknown
  write(exchanges: readonly Exchange[]): void
}

/** Older exchanges are forgotten, so that a long conversation stays fast. */
const MAX_EXCHANGES = 50

/** One conversation with the chatbot. It survives a reload, and one question is answered at a time. */
export function createConversation({ fetchAnswer, read, write }: ConversationDeps): Conversation {
  const state = createStore<ConversationState>({ exchanges: [], isAnswering: false, failure: undefined })
  const update = (next: Partial<ConversationState>) => state.set({ ...state.get(), ...next })

  async function answerLast(): Promise<void> {
    const last = state.get().exchanges.at(-1)
    if (!last || last.answer || state.get().isAnswering) return
    update({ isAnswering: true, failure: undefined })
    const result = await fetchAnswer(last.question)
    if (!state.get().exchanges.includes(last)) return update({ isAnswering: false })
    if (!result.ok) return update({ isAnswering: false, failure: { code: result.code, message: result.message } })
    const exchanges = [...state.get().exchanges.slice(0, -1), { ...last, answer: result.data }]
    write(exchanges)
    update({ exchanges, isAnswering: false })
  }

  return {
    state,
    retry: answerLast,
    restore: () => update({ exchanges: toExchanges(read()) }),
    async ask(words, question) {
      if (state.get().isAnswering) return
      // A question without an answer is replaced by the next one.
      const answered = state.get().exchanges.filter(({ answer }) => answer)
      const id = (answered.at(-1)?.id ?? 0) + 1
      update({ exchanges: [...answered, { id, words, question }].slice(-MAX_EXCHANGES), failure: undefined })
      await answerLast()
    },
    clear() {
      write([])
      state.set({ exchanges: [], isAnswering: false, failure: undefined })
    },
  }
}

/** An older version may have written something else: whatever isn't a complete exchange is dropped. */
function toExchanges(stored: unknown): Exchange[] {
  if (!Array.isArray(stored)) return []
  return (stored as Partial<Exchange>[]).filter(
    (each): each is Exchange =>
      typeof each?.id === "number" &&
      typeof each.words === "string" &&
      Array.isArray(each.answer?.lines) &&
      Array.isArray(each.answer.actions) &&
      Array.isArray(each.answer.orders) &&
      Array.isArray(each.answer.cases),
  )
}
