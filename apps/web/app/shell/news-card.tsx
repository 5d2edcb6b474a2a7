import type { BillChange } from "@hearth/domain/pricing/compare-bills.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { acknowledgeNews } from "../session/keep-cart.ts"
import styles from "./news-card.module.css"

/** CAT-7: what changed since the customer looked last, line by line, until they have read it. */
export function NewsCard({ news }: { news: readonly BillChange[] }) {
  return (
    // Always there: what appears in it is read out.
    <output>
      {news.length > 0 ? (
        <section className={styles.card} aria-label="What changed">
          <h2 className={styles.title}>
            <InfoIcon size={20} />
            Since you looked last
          </h2>
          <ul className={styles.list}>
            {news.map(({ code, about, message }) => (
              <li key={`${code} ${about}`}>{message}</li>
            ))}
          </ul>
          <Button size="small" variant="secondary" onClick={acknowledgeNews}>
            OK
          </Button>
        </section>
      ) : undefined}
    </output>
  )
}
