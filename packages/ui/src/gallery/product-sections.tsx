import { Badge } from "../badge/badge.tsx"
import { Button } from "../button/button.tsx"
import { Card } from "../card/card.tsx"
import { Price } from "../price/price.tsx"
import { ProductPicture } from "../product-picture/product-picture.tsx"
import { VegMark } from "../veg-mark/veg-mark.tsx"
import { type GallerySection, GalleryRow } from "./gallery-section.tsx"
import styles from "./gallery.module.css"
import { samplePicture } from "./sample-picture.ts"

export const productSections: readonly GallerySection[] = [
  {
    id: "price",
    title: "Price, marks and badges",
    content: (
      <>
        <GalleryRow caption="Price in three countries, reduced, from, sizes">
          <Price amount={39900} country="IN" />
          <Price amount={12450000} country="IN" original={14900000} />
          <Price amount={149000} country="LK" prefix="from" />
          <Price amount={39950} country="BD" size="small" />
          <Price amount={59900} original={74900} country="IN" size="large" />
        </GalleryRow>
        <GalleryRow caption="Veg and non-veg">
          <VegMark type="VEG" />
          <VegMark type="NON_VEG" />
          <VegMark type="VEG" size="large" />
          <VegMark type="NON_VEG" size="large" />
        </GalleryRow>
        <GalleryRow caption="Badges">
          <Badge kind="bestseller" />
          <Badge kind="new" />
          <Badge kind="spicy" />
          <Badge kind="offer">20% off</Badge>
          <Badge kind="plain">Serves 2</Badge>
        </GalleryRow>
      </>
    ),
  },
  {
    id: "card",
    title: "Card and product picture",
    content: (
      <div className={styles.cards}>
        {(["VEG", "NON_VEG"] as const).map((type) => (
          <Card key={type} as="article" lifts flush>
            <ProductPicture {...samplePicture} sizes="(width > 770px) 260px, 45vw" ratio={4 / 3} />
            <div className={styles.cardBody}>
              <div className={styles.cardLine}>
                <VegMark type={type} />
                <h3 className={styles.cardTitle}>
                  {type === "VEG" ? "Garden of Naples" : "Smoked Chicken Tikka Inferno"}
                </h3>
              </div>
              <p className={styles.muted}>Slow-cooked tomato, basil leaves, fresh mozzarella</p>
              <div className={styles.cardFoot}>
                <Price amount={29900} original={type === "VEG" ? undefined : 34900} country="IN" />
                <Button size="small">Add</Button>
              </div>
            </div>
          </Card>
        ))}
      </div>
    ),
  },
]
