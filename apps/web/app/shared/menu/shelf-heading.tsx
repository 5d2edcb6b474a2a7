import * as cardTexts from "@hearth/texts/menu/menu-cards.ts"
import styles from "./shelf-heading.module.css"

/** The heading of a shelf, with a link to all of its products. */
export function ShelfHeading({ title, href }: { title: string; href: string | undefined }) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      <a href={href} className={styles.seeAll} aria-label={cardTexts.seeAllOf(title)}>
        {cardTexts.seeAll}
      </a>
    </header>
  )
}
