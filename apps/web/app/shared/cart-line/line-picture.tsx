import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from "react"
import type { StoreMenu } from "../../cart/cart-view.ts"
import { importWithRetry } from "../../client/loading/import-with-retry.ts"
import styles from "./line-picture.module.css"
import type DrawnPizzaComponent from "./drawn-pizza.tsx"

type DrawnPizzaProps = ComponentProps<typeof DrawnPizzaComponent>

/** The drawing is loaded when needed. If it can't be loaded, `fallback` stays. */
const DrawnPizza = lazy<ComponentType<DrawnPizzaProps & { fallback: ReactNode }>>(() =>
  importWithRetry(() => import("./drawn-pizza.tsx")).catch(() => ({ default: ({ fallback }) => fallback })),
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
  const pictureClass = classNames(styles.picture, className)
  const menuPicture = <ProductPicture {...picture} alt="" colour={undefined} sizes="72px" className={pictureClass} />
  if (!line.pizza || !recipe) return menuPicture
  const rightHalf = storeMenu?.menu.products.find((each) => each.id === line.pizza?.otherHalf)?.recipe ?? undefined
  return (
    <Suspense fallback={menuPicture}>
      <DrawnPizza
        id={id}
        recipe={recipe}
        rightHalf={rightHalf}
        choices={line.pizza}
        className={pictureClass}
        fallback={menuPicture}
      />
    </Suspense>
  )
}
