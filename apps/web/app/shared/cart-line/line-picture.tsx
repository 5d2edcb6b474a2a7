import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { type ComponentProps, type ComponentType, lazy, Suspense } from "react"
import type { StoreMenu } from "../../cart/cart-view.ts"
import { importWithRetry } from "../../client/loading/import-with-retry.ts"
import styles from "./line-picture.module.css"
import type DrawnPizzaComponent from "./drawn-pizza.tsx"

/** While it loads, the menu's picture is shown. */
const DrawnPizza = lazy<ComponentType<ComponentProps<typeof DrawnPizzaComponent>>>(() =>
  importWithRetry(() => import("./drawn-pizza.tsx")).catch(() => ({ default: () => undefined })),
)

interface LinePictureProps {
  line: CartLine
  /** Null until it is loaded. */
  storeMenu: StoreMenu | null
  className?: string
}

export function LinePicture({ line, storeMenu, className }: LinePictureProps) {
  const product = storeMenu?.menu.products.find(({ id }) => id === line.productId)
  if (!product) return <Skeleton shape="circle" className={classNames(styles.picture, className)} />
  const { id, recipe, picture } = product
  const menuPicture = (
    <ProductPicture
      {...picture}
      alt=""
      colour={undefined}
      sizes="72px"
      className={classNames(styles.picture, className)}
    />
  )
  if (!line.pizza || !recipe) return menuPicture
  const otherHalfRecipe =
    storeMenu?.menu.products.find((each) => each.id === line.pizza?.otherHalf)?.recipe ?? undefined
  return (
    <Suspense fallback={menuPicture}>
      <span className={classNames(styles.picture, className)}>
        <DrawnPizza id={id} recipe={recipe} rightHalf={otherHalfRecipe} choices={line.pizza} />
      </span>
    </Suspense>
  )
}
