import type { Widget } from "@hearth/contract/calls/catalog.calls.ts"
import { buttonClass } from "@hearth/ui/button/button.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { Link } from "react-router"
import styles from "./banner.module.css"

export function Banner({ title, text, href, action, picture }: Extract<Widget, { kind: "banner" }>["banner"]) {
  return (
    <section className={styles.banner}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <Link to={href} className={buttonClass({ size: "large" })}>
          {action}
        </Link>
      </div>
      <ProductPicture
        {...picture}
        colour={undefined}
        sizes="(min-width: 771px) 460px, 70vw"
        priority
        className={styles.picture}
      />
    </section>
  )
}
