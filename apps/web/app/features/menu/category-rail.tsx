import { useBoot } from "../../session/boot.tsx"
import styles from "./category-rail.module.css"

/** A rail on the left of a desktop, a row of chips under the header of a phone; either stays in reach while scrolling. */
export function CategoryRail({ current }: { current: string }) {
  const listed = useBoot().pages.filter((page) => ["menu", "category", "edv"].includes(page.kind))
  return (
    <nav aria-label="Menu categories" className={styles.rail}>
      <ul className={styles.list}>
        {listed.map((page) => (
          <li key={page.path}>
            <a href={page.path} className={styles.link} aria-current={page.path === current ? "page" : undefined}>
              {page.heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
