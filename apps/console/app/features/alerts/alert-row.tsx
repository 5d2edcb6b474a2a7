import type { ListedAlert } from "@hearth/contract/calls/console/alerts-console.calls.ts"
import * as alertsTexts from "@hearth/texts/console/alerts.ts"
import { dateAndTime } from "@hearth/texts/console/head-office.ts"
import { Badge } from "@hearth/ui/badge/badge.tsx"
import { Button } from "@hearth/ui/button/button.tsx"
import { countryFacts } from "../../client/country.ts"
import styles from "./alerts.module.css"

/** An alert: what it says, who gets it, when, who wrote it and how many have seen it. */
export function AlertRow({ alert, onEnd }: { alert: ListedAlert; onEnd: () => void }) {
  const { title, message, tone, state, canEnd, visitors } = alert
  return (
    <li>
      <div className={styles.alert}>
        <b>{title}</b>
        <p className={styles.message}>{message}</p>
        <span className={styles.badges}>
          <Badge kind="plain" className={tone === "warning" ? styles.warning : undefined}>
            {alertsTexts.tones[tone]}
          </Badge>
          <Badge kind="plain">{formatAudience(alert)}</Badge>
        </span>
        <span className="soft">{formatPeriod(alert)}</span>
        <span className="soft">
          {formatAuthor(alert)}
          {state === "planned" ? "" : ` · ${alertsTexts.seenBy(visitors)}`}
        </span>
      </div>
      {canEnd ? (
        <Button size="small" variant="secondary" aria-label={alertsTexts.endAlert(title)} onClick={onEnd}>
          {alertsTexts.endNow}
        </Button>
      ) : undefined}
    </li>
  )
}

function formatAudience({ stores }: ListedAlert): string {
  const [first] = stores
  return first ? alertsTexts.stores(first.name, stores.length) : alertsTexts.wholeCountry(countryFacts.name)
}

const format = (at: string) => dateAndTime(at, countryFacts.timeZone)

function formatPeriod({ startsAt, endsAt, endedAt }: ListedAlert): string {
  const end = endedAt === null ? alertsTexts.until(format(endsAt)) : alertsTexts.endedAt(format(endedAt))
  return `${alertsTexts.from(format(startsAt))}, ${end}`
}

function formatAuthor({ source, writtenBy }: ListedAlert): string {
  if (source === "store") return alertsTexts.byStore(writtenBy?.name ?? "")
  return alertsTexts.byOffice(writtenBy?.name ?? "")
}
