import * as casesTexts from "@hearth/texts/console/cases.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { PencilIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { countryFacts } from "../../client/country.ts"
import { CasePhotos } from "./case-photos.tsx"
import type { ThreadEntry } from "./thread-entries.ts"
import styles from "./case-thread.module.css"

/** The conversation with the customer and the notes between staff. New entries are announced. */
export function CaseThread({ caseId, entries }: { caseId: string; entries: readonly ThreadEntry[] }) {
  return (
    <div role="log" aria-label={casesTexts.conversation}>
      <ol className={styles.thread}>
        {entries.map(({ id, kind, author, text, photos, at }) => (
          <li key={id} className={classNames(styles.entry, styles[kind])}>
            <p className={styles.author}>
              {kind === "note" ? <PencilIcon size={14} /> : undefined}
              <b>{author}</b>
              <time dateTime={at}>{headOfficeTexts.dateAndTime(at, countryFacts.timeZone)}</time>
            </p>
            {text === "" ? undefined : <p className={styles.text}>{text}</p>}
            <CasePhotos caseId={caseId} photos={photos} />
            {kind === "note" ? <p className={styles.noteHint}>{casesTexts.notSeenByCustomer}</p> : undefined}
          </li>
        ))}
      </ol>
    </div>
  )
}
