import { isChatTopic, isTopicOn, mainTopics, MAX_QUESTION_LENGTH } from "@hearth/domain/chat/chat-topics.ts"
import * as answerTexts from "@hearth/texts/chat/chat-answers.ts"
import * as chatTexts from "@hearth/texts/chat/chat.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { FlameIcon } from "@hearth/ui/icon/icons.tsx"
import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { readStored, writeStored } from "../../client/storage/storage.ts"
import { chosenPlace } from "../../place/chosen-place.store.ts"
import { PageTitle } from "../../shared/page/page-title.tsx"
import { Answer } from "./answer.tsx"
import { fetchAnswer, type Question } from "./chatbot.api.ts"
import { createConversation } from "./create-conversation.ts"
import styles from "./chat.module.css"

/** FBK-4: answers typed questions and buttons. The focus stays in the field, and answers are announced. */
export function ChatScreen({ heading }: { heading: string }) {
  const { store, features } = usePageContext()
  const storeId = store.id
  const conversation = useMemo(
    () =>
      createConversation({
        fetchAnswer(question) {
          const place = chosenPlace()
          return fetchAnswer(question, { storeId: place?.store.id ?? storeId, location: toPoint(place?.location) })
        },
        read: () => readStored<unknown>("chatDraft"),
        write: (exchanges) => void writeStored("chatDraft", exchanges),
      }),
    [storeId],
  )
  const { exchanges, isAnswering, failure } = conversation.state.use()
  useEffect(() => conversation.restore(), [conversation])
  const [typed, setTyped] = useState("")
  const field = useRef<HTMLInputElement>(null)
  const firstTopics = mainTopics.filter((topic) => isTopicOn(topic, (feature) => features.includes(feature)))
  const hasExchanges = exchanges.length > 0
  const endKey = `${exchanges.at(-1)?.id} ${isAnswering} ${failure?.code}`

  function ask(words: string, question: Question): void {
    field.current?.focus({ preventScroll: true })
    void conversation.ask(words, question)
  }
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    const text = typed.trim()
    if (text === "" || isAnswering) return field.current?.focus()
    setTyped("")
    ask(text, { text })
  }
  const askTopic = (topic: string, label: string) => (isChatTopic(topic) ? ask(label, { topic }) : undefined)

  return (
    <div className={styles.screen}>
      <PageTitle heading={heading} />
      <div role="log" aria-label={chatTexts.conversation} aria-busy={isAnswering} className={styles.log}>
        <div className={styles.fromBot}>
          <BotMark />
          <div className={styles.bubble}>
            <p>{answerTexts.hello}</p>
            <p className={styles.soft}>{chatTexts.automatic}</p>
          </div>
        </div>
        {exchanges.map(({ id, words, answer }) => (
          <div key={id} className={styles.exchange}>
            <p className={styles.fromVisitor}>
              <span className="sr-only">{chatTexts.you}: </span>
              {words}
            </p>
            {answer ? (
              <div className={styles.fromBot}>
                <BotMark />
                <Answer answer={answer} onAsk={askTopic} />
              </div>
            ) : undefined}
          </div>
        ))}
        {isAnswering ? (
          <div className={styles.fromBot}>
            <BotMark />
            <p className={styles.bubble}>
              <span className="sr-only">{chatTexts.answering}</span>
              <span className={styles.dots} aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
            </p>
          </div>
        ) : undefined}
        {failure ? (
          <div className={styles.failure}>
            <p>{describeFailure(failure)}</p>
            <Button size="small" variant="secondary" onClick={() => void conversation.retry()}>
              {chatTexts.tryAgain}
            </Button>
          </div>
        ) : undefined}
        {hasExchanges ? undefined : (
          <ul className={styles.topics} aria-label={chatTexts.moreTopics}>
            {firstTopics.map((topic) => (
              <li key={topic}>
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => askTopic(topic, answerTexts.topicLabels[topic])}
                >
                  {answerTexts.topicLabels[topic]}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {hasExchanges ? <div key={endKey} ref={scrollToEnd} className={styles.end} /> : undefined}
      </div>
      <form className={styles.composer} onSubmit={send}>
        <input
          ref={field}
          className={styles.input}
          aria-label={chatTexts.yourQuestion}
          placeholder={chatTexts.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={MAX_QUESTION_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" busy={isAnswering}>
          {chatTexts.send}
        </Button>
      </form>
      {hasExchanges ? (
        <div className={styles.clear}>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              conversation.clear()
              field.current?.focus()
            }}
          >
            {chatTexts.clear}
          </Button>
        </div>
      ) : undefined}
    </div>
  )
}

/** Runs whenever the end of the conversation is rendered anew. */
function scrollToEnd(end: HTMLDivElement | null): void {
  end?.scrollIntoView({ block: "end" })
}

function BotMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      <FlameIcon size={18} />
    </span>
  )
}

function describeFailure({ code, message }: { code: string; message: string }): string {
  if (!navigator.onLine) return chatTexts.offline
  if (code === "TOO_MANY_REQUESTS") return chatTexts.tooManyQuestions
  return code === "NO_RESPONSE" || message === "" ? chatTexts.noAnswer : message
}

function toPoint(location: { latitude: number; longitude: number } | null | undefined) {
  return location ? { latitude: location.latitude, longitude: location.longitude } : undefined
}
