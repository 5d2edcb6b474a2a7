import type { Deal } from "@hearth/contract/calls/catalog.calls.ts"
import * as dealTexts from "@hearth/texts/offers/deals.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { ShelfHeading } from "../../shared/menu/shelf-heading.tsx"
import styles from "./deal-cards.module.css"

interface DealCardsProps {
  title?: string
  /** The page with all deals. */
  href?: string
  deals: Deal[]
  withTerms?: boolean
}

export function DealCards({ title, href, deals, withTerms = false }: DealCardsProps) {
  const { country } = usePageContext()
  const Heading = title ? "h3" : "h2"
  if (deals.length === 0) return undefined
  return (
    <section className={title ? styles.section : undefined}>
      {title ? <ShelfHeading title={title} href={href} /> : undefined}
      <ul className={styles.deals}>
        {deals.map((deal) => (
          <li key={deal.id} className={classNames(styles.deal, deal.firstOrderOnly && styles.firstOrder)}>
            <div className={styles.text}>
              <Heading className={styles.title}>
                {deal.box === null ? (
                  deal.title
                ) : (
                  <a href={`?product=${deal.box}`} className={styles.link}>
                    {deal.title}
                  </a>
                )}
              </Heading>
              <p>{deal.summary}</p>
              {deal.price === null ? undefined : <Price amount={deal.price} country={country} size="large" />}
              {deal.code === null ? undefined : (
                <p>
                  {dealTexts.code} <strong className={styles.code}>{deal.code}</strong>
                </p>
              )}
              {withTerms ? (
                <details className={styles.terms}>
                  <summary>{dealTexts.terms}</summary>
                  <ul>
                    {deal.terms.map((term) => (
                      <li key={term}>{term}</li>
                    ))}
                  </ul>
                </details>
              ) : undefined}
            </div>
            <ProductPicture {...deal.picture} alt="" colour={undefined} sizes="150px" className={styles.picture} />
          </li>
        ))}
      </ul>
    </section>
  )
}
