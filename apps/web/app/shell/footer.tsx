import { countries } from "@hearth/domain/countries/countries.ts"
import * as brand from "@hearth/texts/brand.ts"
import * as shellTexts from "@hearth/texts/shell/shell.ts"
import { usePageContext } from "../client/page/page-context.tsx"
import styles from "./footer.module.css"

export function Footer() {
  const { country, pages } = usePageContext()
  const { name, customerCare, termsPath } = countries[country]
  const categories = pages.filter((page) => page.kind === "category")
  return (
    <footer id="more" className={styles.footer}>
      <div className={styles.columns}>
        <section>
          <h2 className={styles.heading}>{brand.name}</h2>
          <p>{brand.tagline}.</p>
          <p>{name}</p>
        </section>
        <nav aria-label={shellTexts.menuPages}>
          <h2 className={styles.heading}>{shellTexts.ourMenu}</h2>
          <ul className={styles.links}>
            {categories.map((page) => (
              <li key={page.path}>
                <a href={page.path}>{page.heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h2 className={styles.heading}>{shellTexts.contactUs}</h2>
          <p>
            <a href={`tel:${customerCare.replaceAll(" ", "")}`}>{customerCare}</a>
          </p>
          <p>
            <a href={termsPath}>{shellTexts.termsOfUse}</a>
          </p>
        </section>
      </div>
    </footer>
  )
}
