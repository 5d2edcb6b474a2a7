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
import { useOwnBottomBar } from "../../shared/page/use-own-bottom-bar.ts"
import { BoxPicture } from "./picture/box-picture.tsx"
import { BoxSections } from "./box-sections.tsx"
import { isCustomisable, isBox, type Configuration, type Catalog } from "./configuration/configuration.ts"
import styles from "./customise.module.css"
import { ItemBar } from "./item-bar.tsx"
import { createUnavailability, findUnavailablePieces, formatReason } from "./configuration/unavailability.ts"
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
  line: string | undefined
  /** Why it is unavailable: `Sold out`. */
  reason: string | undefined
}
export type MainAction = (chosen: ChosenItem) => ReactNode

interface BuilderProps {
  product: Product
  catalog: Catalog
  menuPath: string
  mainAction: MainAction | undefined
}

export function Builder({ product, catalog, menuPath, mainAction }: BuilderProps) {
  useOwnBottomBar()
  const stock = useStock()
  const findUnavailability = useMemo(() => createUnavailability(catalog.products, stock), [catalog.products, stock])
  const {
    configuration,
    wished: preferred,
    line,
    change,
    notices,
    closeNotices,
  } = useConfiguration(product, catalog, findUnavailability)
  const configuredItem = configureItem(product, configuration, catalog)
  // Picture, price and the tapped control are updated first, the rest in the next frame.
  const deferred = useDeferredValue(configuration)
  const note = formatItem(product, deferred, catalog)
  const path = `/customise?${serializeConfiguration(product, configuration)}`
  const item = toCartItem(product, configuration)
  const unavailablePieces = findUnavailablePieces(product, configuration, configuredItem.pieces, findUnavailability)
  const reason = formatReason(unavailablePieces[0] === undefined ? undefined : findUnavailability(unavailablePieces[0]))
  const share = <ShareButton title={product.name} path={path} small={mainAction !== undefined} />
  return (
    <div className={styles.screen}>
      <Stage
        product={product}
        configuration={configuration}
        catalog={catalog}
        configuredItem={configuredItem}
        note={note}
      />
      <div className={styles.panel}>
        <div>
          <Head product={product} configuration={deferred} catalog={catalog} />
          <SoldOutNotice
            product={product}
            products={catalog.products}
            unavailable={unavailablePieces}
            findUnavailability={findUnavailability}
          />
        </div>
        {notices.length > 0 ? <DroppedChoicesNotice sentences={notices} onClose={closeNotices} /> : undefined}
        {configuration.kind === "pizza" ? (
          <PizzaSections
            product={product}
            configuration={configuration}
            deferred={deferred}
            preferred={preferred}
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
            preferred={preferred}
            catalog={catalog}
            change={change}
          />
        ) : undefined}
        {hasChoices(product) ? undefined : (
          <p className={styles.asItIs}>
            {configuration.kind === "plain" ? customiseTexts.nothingToChoose : customiseTexts.onlySize}
          </p>
        )}
        <ItemBar price={configuredItem.price} originalPrice={configuredItem.originalPrice} note={note}>
          <a href={menuPath} className={buttonClass({ variant: "secondary" })} aria-label={customiseTexts.backToMenu}>
            <MenuIcon size={20} />
            <span className={styles.wide}>{customiseTexts.menu}</span>
          </a>
          {share}
          {mainAction?.({ name: product.name, item, price: configuredItem.price, line, reason })}
        </ItemBar>
      </div>
      <ChangeAnnouncer product={product} configuration={deferred} catalog={catalog} />
    </div>
  )
}

interface StageProps {
  product: Product
  configuration: Configuration
  catalog: Catalog
  configuredItem: ConfiguredItem
  note: string
}

/** The picture, always in view. On phones it shrinks on scrolling and its name is shown beside it. */
function Stage({ product, configuration, catalog, configuredItem, note }: StageProps) {
  const other =
    configuration.kind === "pizza" ? catalog.products.find(({ id }) => id === configuration.half)?.recipe : undefined
  return (
    <div className={styles.stage}>
      <div className={styles.plate}>
        {configuration.kind === "pizza" && product.recipe ? (
          <LivePizza
            id={product.id}
            recipe={product.recipe}
            rightHalf={other ?? undefined}
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
      <div className={styles.brief} aria-hidden="true">
        <strong>{product.name}</strong>
        <span>{note}</span>
      </div>
    </div>
  )
}

const Head = memo(function Head({ product, configuration, catalog }: Omit<StageProps, "configuredItem" | "note">) {
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

function hasChoices(product: Product): boolean {
  return isCustomisable(product) || (isBox(product) && product.choices.length > 0)
}
