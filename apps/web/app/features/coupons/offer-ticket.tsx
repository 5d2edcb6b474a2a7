import type { OfferEntry } from "@hearth/contract/calls/offers.calls.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { CheckIcon, InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useBoot } from "../../session/boot.tsx"
import { serverNow } from "../../session/server-clock.ts"
import { CodeChip } from "../../shell/code-chip.tsx"
import { Countdown } from "./countdown.tsx"
import { MilestoneSteps } from "./milestone-steps.tsx"
import styles from "./offer-ticket.module.css"
import { readEntry } from "./read-entry.ts"
import { Ticket } from "../../shell/ticket.tsx"
import type { Apply } from "./use-apply.ts"

interface OfferTicketProps {
  entry: OfferEntry
  apply: Apply
  /** Where what it lacks can be had. */
  way: string | null
  /** Of the panel with its terms. */
  details: string
  /** Its time is over. */
  onExpired: () => void
}

/** OFR-2, OFR-3: one offer as it stands for this cart. */
export function OfferTicket({ entry, apply, way, details, onExpired }: OfferTicketProps) {
  const { country } = useBoot()
  const { title, summary, code, status, saving, onBill } = entry
  const { error, nudge, options, endsAt } = readEntry(entry, serverNow())
  const isApplied = status === "APPLIED"
  return (
    <Ticket
      tone={onBill ? "basil" : isApplied ? "plain" : "quiet"}
      stub={
        <div className={styles.stub}>
          {code === null ? <span className={styles.own}>No code needed</span> : <CodeChip code={code} />}
          <a href={details} className={styles.more} aria-label={`More details of ${title}`}>
            More details
          </a>
          <span className={styles.act}>
            {onBill ? (
              <span className={styles.on}>
                <CheckIcon size={16} />
                On your bill
              </span>
            ) : isApplied && code !== null ? (
              <Button
                size="small"
                variant="secondary"
                className={styles.apply}
                busy={apply.busy === code}
                aria-label={`Apply ${code}`}
                onClick={() => void apply.chosen(code)}
              >
                Apply
              </Button>
            ) : way === null ? undefined : (
              <ButtonLink size="small" variant="secondary" href={way} aria-label={`Add what ${title} needs`}>
                Add
              </ButtonLink>
            )}
          </span>
        </div>
      }
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.title}>{title}</h3>
          {saving > 0 ? <span className={styles.saves}>Saves {formatMoney(saving, country)}</span> : undefined}
        </div>
        <p className={styles.summary}>{summary}</p>
        {options.length > 0 ? <MilestoneSteps options={options} /> : undefined}
        {error === null ? undefined : <p className={styles.error}>{error}</p>}
        {nudge === null ? undefined : (
          <p className={styles.nudge}>
            <InfoIcon size={16} />
            {nudge}
          </p>
        )}
        {endsAt === null ? undefined : <Countdown endsAt={endsAt} onEnd={onExpired} />}
      </div>
    </Ticket>
  )
}
