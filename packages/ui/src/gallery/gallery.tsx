import { actionSections } from "./action-sections.tsx"
import { dialogSections } from "./dialog-sections.tsx"
import { formSections } from "./form-sections.tsx"
import { motionSections } from "./motion-sections.tsx"
import type { GallerySection } from "./gallery-section.tsx"
import styles from "./gallery.module.css"
import { productSections } from "./product-sections.tsx"
import { stateSections } from "./state-sections.tsx"

/**
 * Every component in every state, for visual checks and for axe. Needs the tokens, the base styles and the page’s
 * ToastRegion.
 */
export const gallerySections: readonly GallerySection[] = [
  ...actionSections,
  ...formSections,
  ...productSections,
  ...stateSections,
  ...dialogSections,
  ...motionSections,
]

export function Gallery() {
  return (
    <div className={styles.gallery}>
      {gallerySections.map(({ id, title, content }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <div className={styles.content}>{content}</div>
        </section>
      ))}
    </div>
  )
}
