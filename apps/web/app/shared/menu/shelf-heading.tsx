import styles from "./shelf-heading.module.css"

/** The heading of a shelf, with a link to all of its products. */
export function ShelfHeading({ title, href }: { title: string; href: string | undefined }) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      <a href={href} className={styles.all}>
        See all<span className="sr-only"> of {title}</span>
      </a>
    </header>
  )
}
