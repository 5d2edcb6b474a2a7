import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import * as productTexts from "@hearth/texts/menu/products.ts"
import { buttonClass } from "@hearth/ui/button/button.tsx"
import { MenuIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { memo, type ReactNode, useDeferredValue, useMemo } from "react"
import { useStock } from "../../place/stock.store.ts"
import { formatEnergy } from "../../shared/menu/format-energy.ts"
import { useHideAppBottomBar } from "../../shared/page/use-hide-app-bottom-bar.ts"
import { BoxPicture } from "./picture/box-picture.tsx"
import { BoxSections } from "./box-sections.tsx"
import { isCustomisable, isBox, type Configuration, type Catalog } from "./configuration/configuration.ts"
import styles from "./customise.module.css"
import { ItemBar } from "./item-bar.tsx"
import { createUnavailabilityFinder, findUnavailablePieces, formatReason } from "./configuration/unavailability.ts"
import { DroppedChoicesNotice } from "./dropped-choices-notice.tsx"
import { LivePizza } from "./picture/live-pizza.tsx"
import { type CartItemInput, toCartItem, configureItem, type ConfiguredItem } from "./configuration/configure-item.ts"
import { PizzaSections } from "./pizza-sections.tsx"
import { formatItem } from "./configuration/format-item.ts"
import { ShareButton } from "./share-button.tsx"
import { SizeSection } from "./size-section.tsx"
import { SoldOutNotice } from "./sold-out-notice.tsx"
import { ChangeAnnouncer } from "./change-announcer.tsx"
import { useConfiguration } from "./configuration/use-configuration.ts"
import { serializeConfiguration } from "./configuration/serialize-configuration.ts"

/** What the main action receives: the item for the cart, and the id of the cart line that is being changed, if any. */
export interface ChosenItem {
  name: string
  item: CartItemInput
  price: Minor
  lineId: string | undefined
  /** Why it is unavailable: `Sold out`. */
  reason: string | undefined
}
export type RenderMainAction = (chosen: ChosenItem) => ReactNode
/** Renders a notice of another feature above the choices. */
export type RenderNotice = (chosen: Pick<ChosenItem, "item" | "lineId"> & { product: Product }) => ReactNode

interface BuilderProps {
  product: Product
  catalog: Catalog
  menuPath: string
  renderMainAction: RenderMainAction | undefined
  renderNotice: RenderNotice | undefined
}

export function Builder({ product, catalog, menuPath, renderMainAction, renderNotice }: BuilderProps) {
  useHideAppBottomBar()
  const stock = useStock()
  const findUnavailability = useMemo(
    () => createUnavailabilityFinder(catalog.products, stock),
    [catalog.products, stock],
  )
  const { configuration, preferred, lineId, change, notices, closeNotices } = useConfiguration(
    product,
    catalog,
    findUnavailability,
  )
  const configuredItem = configureItem(product, configuration, catalog)
  // The picture, the price and the tapped control are rendered first; everything else is deferred.
  const deferredConfiguration = useDeferredValue(configuration)
  const summary = formatItem(product, deferredConfiguration, catalog)
  const path = `/customise?${serializeConfiguration(product, configuration)}`
  const item = toCartItem(product, configuration)
  const unavailablePieces = findUnavailablePieces(product, configuration, configuredItem.pieces, findUnavailability)
  const reason = formatReason(unavailablePieces[0] === undefined ? undefined : findUnavailability(unavailablePieces[0]))
  const share = <ShareButton title={product.name} path={path} iconOnly={renderMainAction !== undefined} />
  return (
    <div className={styles.screen}>
      <ProductPreview
        product={product}
        configuration={configuration}
        catalog={catalog}
        configuredItem={configuredItem}
        summary={summary}
      />
      <div className={styles.panel}>
        <div>
          <Head product={product} configuration={deferredConfiguration} catalog={catalog} />
          <SoldOutNotice
            product={product}
            products={catalog.products}
            unavailable={unavailablePieces}
            findUnavailability={findUnavailability}
          />
        </div>
        {renderNotice?.({ product, item, lineId })}
        {notices.length > 0 ? <DroppedChoicesNotice sentences={notices} onClose={closeNotices} /> : undefined}
        {configuration.kind === "pizza" ? (
          <PizzaSections
            product={product}
            configuration={configuration}
            deferredConfiguration={deferredConfiguration}
            preferredConfiguration={preferred}
            catalog={catalog}
            findUnavailability={findUnavailability}
            change={change}
          />
        ) : configuration.kind === "box" ? (
          <BoxSections
            product={product}
            picks={configuration.picks}
            catalog={catalog}
            findUnavailability={findUnavailability}
            change={change}
          />
        ) : configuration.kind === "sized" ? (
          <SizeSection
            product={product}
            configuration={configuration}
            preferredConfiguration={preferred}
            catalog={catalog}
            change={change}
          />
        ) : undefined}
        {hasChoicesBesidesSize(product) ? undefined : (
          <p className={styles.nothingToChoose}>
            {configuration.kind === "plain" ? customiseTexts.nothingToChoose : customiseTexts.onlySize}
          </p>
        )}
        <ItemBar price={configuredItem.price} originalPrice={configuredItem.originalPrice} summary={summary}>
          <a href={menuPath} className={buttonClass({ variant: "secondary" })} aria-label={customiseTexts.backToMenu}>
            <MenuIcon size={20} />
            <span className={styles.wide}>{customiseTexts.menu}</span>
          </a>
          {share}
          {renderMainAction?.({ name: product.name, item, price: configuredItem.price, lineId, reason })}
        </ItemBar>
      </div>
      <ChangeAnnouncer product={product} configuration={deferredConfiguration} catalog={catalog} />
    </div>
  )
}

interface ProductPreviewProps {
  product: Product
  configuration: Configuration
  catalog: Catalog
  configuredItem: ConfiguredItem
  summary: string
}

/**
 * The product's picture, always in view. On phones it shrinks while scrolling, and the product's name is shown beside
 * it.
 */
function ProductPreview({ product, configuration, catalog, configuredItem, summary }: ProductPreviewProps) {
  const otherHalfRecipe =
    configuration.kind === "pizza"
      ? catalog.products.find(({ id }) => id === configuration.otherHalfId)?.recipe
      : undefined
  return (
    <div className={styles.preview}>
      <div className={styles.plate}>
        {configuration.kind === "pizza" && product.recipe ? (
          <LivePizza
            id={product.id}
            recipe={product.recipe}
            rightHalf={otherHalfRecipe ?? undefined}
            choices={configuration.choices}
            kitchen={catalog.kitchen}
            recipes={configuredItem.recipes}
          />
        ) : product.choices.length > 0 ? (
          <BoxPicture product={product} pieces={configuredItem.pieces} products={catalog.products} />
        ) : (
          <ProductPicture {...product.picture} colour={undefined} sizes="(min-width: 771px) 480px, 320px" priority />
        )}
      </div>
      <div className={styles.nameAndSummary} aria-hidden="true">
        <strong>{product.name}</strong>
        <span>{summary}</span>
      </div>
    </div>
  )
}

const Head = memo(function Head({
  product,
  configuration,
  catalog,
}: Omit<ProductPreviewProps, "configuredItem" | "summary">) {
  const { energyKcal, allergens, foodType } = configureItem(product, configuration, catalog)
  return (
    <header className={styles.head}>
      <h1>{product.name}</h1>
      <p className={styles.text}>{product.description}</p>
      <p className={styles.facts}>
        <VegMark type={foodType} size="large" />
        {energyKcal === null ? undefined : <span className={styles.fact}>{formatEnergy(energyKcal, product)}</span>}
        <span className={styles.fact}>{formatAllergens(allergens)}</span>
      </p>
    </header>
  )
})

function formatAllergens(allergens: ConfiguredItem["allergens"]): string {
  if (!allergens) return customiseTexts.unknownAllergens
  return allergens.length > 0 ? customiseTexts.contains(allergens) : productTexts.noAllergens
}

function hasChoicesBesidesSize(product: Product): boolean {
  return isCustomisable(product) || (isBox(product) && product.choices.length > 0)
}
