import { countries } from "@hearth/domain/countries/countries.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { serverNow } from "../../../client/server-clock.ts"
import { formatPastTime } from "../../../shared/time/format-past-time.ts"
import type { CustomerCase } from "../cases.api.ts"
import { CasePhotos } from "../photos/case-photos.tsx"
import { buildThread, nameOfAuthor, type ThreadEntry } from "./build-thread.ts"
import styles from "./case.module.css"
import { RemedyCard } from "./remedy-card.tsx"

type Message = Extract<ThreadEntry, { kind: "message" }>

/** FBK-3: the report, the answers and the remedies, oldest first. */
export function CaseThread({ value, mode }: { value: CustomerCase; mode: PaymentMode | null }) {
  const { caseId, storeName } = value
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="sr-only">
        {caseTexts.conversation}
      </h2>
      <ol className={styles.thread}>
        {buildThread(value).map((entry) => (
          <li
            key={entry.id}
            className={classNames(
              styles.entry,
              entry.kind === "message" && entry.author === "CUSTOMER" && styles.own,
              entry.kind === "remedy" && styles.remedyEntry,
            )}
          >
            {entry.kind === "message" ? (
              <Bubble entry={entry} caseId={caseId} storeName={storeName} />
            ) : (
              <RemedyCard remedy={entry.remedy} mode={mode} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface BubbleProps {
  entry: Message
  caseId: string
  storeName: string
}

function Bubble({ entry: { author, text, photos, at }, caseId, storeName }: BubbleProps) {
  const { country } = usePageContext()
  return (
    <article className={styles.bubble}>
      <p className={styles.author}>{nameOfAuthor(author, storeName)}</p>
      {text === "" ? undefined : <p className={styles.message}>{text}</p>}
      {photos.length > 0 ? (
        <div className={styles.photos}>
          <CasePhotos caseId={caseId} photos={photos} />
        </div>
      ) : undefined}
      <time dateTime={at} className={styles.time}>
        {formatPastTime(at, countries[country].timeZone, serverNow())}
      </time>
    </article>
  )
}
