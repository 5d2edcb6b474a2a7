import * as labels from "@hearth/texts/labels.ts"
import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import * as productTexts from "@hearth/texts/menu/products.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { BoxDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useMemo } from "react"
import { useSearchParams } from "react-router"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useKitchen, useMenu } from "../../place/store-menu.ts"
import { visibleNavItems } from "../../client/page/nav-items.ts"
import { useHydrated } from "../../client/loading/hydration.ts"
import { useHideAppBottomBar } from "../../shared/page/use-hide-app-bottom-bar.ts"
import { Builder, type RenderMainAction, type RenderNotice } from "./builder.tsx"
import { ChoosePizza } from "./choose-pizza.tsx"
import styles from "./customise.module.css"

interface CustomiseScreenProps {
  heading: string
  /** Shown in the bottom bar, such as the button that adds the item to the cart. */
  renderMainAction?: RenderMainAction
  renderNotice?: RenderNotice
}

/** CAT-3: customises the product that the URL names. */
export function CustomiseScreen({ heading, renderMainAction, renderNotice }: CustomiseScreenProps) {
  const pageContext = usePageContext()
  const menu = useMenu()
  const kitchen = useKitchen()
  const isHydrated = useHydrated()
  const [params] = useSearchParams()
  const menuPath = visibleNavItems(pageContext).find(({ id }) => id === "menu")?.to ?? "/"
  const products = menu.state === "ready" ? menu.value.products : undefined
  const kitchenData = kitchen.state === "ready" ? kitchen.value : undefined
  const catalog = useMemo(
    () => (products && kitchenData ? { products, kitchen: kitchenData } : undefined),
    [products, kitchenData],
  )

  const failedQuery = [menu, kitchen].find((query) => query.state === "failed")
  if (failedQuery) {
    const retryFailed = () => {
      for (const query of [menu, kitchen]) if (query.state === "failed") query.retry()
    }
    return (
      <EmptyState
        level={1}
        drawing={<BoxDrawing />}
        title={productTexts.couldNotLoad}
        action={
          <>
            <Button onClick={retryFailed}>{labels.tryAgain}</Button>
            <ButtonLink href={menuPath} variant="secondary">
              {labels.seeMenu}
            </ButtonLink>
          </>
        }
      >
        {failedQuery.message ?? labels.slowConnection}
      </EmptyState>
    )
  }
  if (!isHydrated || !catalog) return <CustomiseSkeleton heading={heading} menuPath={menuPath} />
  const id = params.get("product")
  if (!id) return <ChoosePizza heading={heading} products={catalog.products} />
  const product = catalog.products.find((each) => each.id === id)
  if (!product) {
    return (
      <EmptyState
        level={1}
        drawing={<BoxDrawing />}
        title={productTexts.notOnMenu}
        action={
          <>
            <ButtonLink href={menuPath}>{labels.seeMenu}</ButtonLink>
            <ButtonLink href="/customise" variant="secondary">
              {customiseTexts.customiseAnother}
            </ButtonLink>
          </>
        }
      >
        {productTexts.tryAnotherStore}
      </EmptyState>
    )
  }
  return <Builder key={product.id} {...{ product, catalog, menuPath, renderMainAction, renderNotice }} />
}

function CustomiseSkeleton({ heading, menuPath }: { heading: string; menuPath: string }) {
  useHideAppBottomBar()
  return (
    <div className={styles.screen} aria-busy="true">
      <div className={styles.preview}>
        <div className={styles.plate}>
          <Skeleton shape="circle" className={styles.round} />
        </div>
      </div>
      <div className={styles.panel}>
        <header className={styles.head}>
          <h1>{heading}</h1>
          <noscript>
            <p>
              {customiseTexts.scriptsNeeded} <a href={menuPath}>{labels.seeMenu}</a>
            </p>
          </noscript>
          <Skeleton lines={2} className={styles.lines} />
        </header>
        <Skeleton shape="card" className={styles.block} />
        <Skeleton shape="card" className={styles.block} />
        <Skeleton shape="card" className={styles.block} />
      </div>
    </div>
  )
}
