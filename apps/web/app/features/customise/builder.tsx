import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import { buttonClass } from "@hearth/ui/button/button.tsx"
import { MenuIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { memo, type ReactNode, useDeferredValue, useMemo } from "react"
import { useStock } from "../../session/stock.ts"
import { sayEnergy } from "../../shell/say-energy.ts"
import { useOwnBar } from "../../shell/use-own-bar.ts"
import { BoxPicture } from "./box-picture.tsx"
import { BoxSections } from "./box-sections.tsx"
import { canBeBuilt, isBox, type Configuration, type Shelf } from "./configuration.ts"
import styles from "./customise.module.css"
import { ItemBar } from "./item-bar.tsx"
import { createLacks, lackingIn } from "./lacks.ts"
import { LeftAway } from "./left-away.tsx"
import { LivePicture } from "./live-picture.tsx"
import { type ItemOfCart, itemOfCart, makeItem, type MadeItem } from "./make-item.ts"
import { PizzaSections } from "./pizza-sections.tsx"
import { sayItem } from "./say-item.ts"
import { ShareButton } from "./share-button.tsx"
import { SizeSection } from "./size-section.tsx"
import { SoldOutNotice } from "./sold-out-notice.tsx"
import { Spoken } from "./spoken.tsx"
import { useConfiguration } from "./use-configuration.ts"
import { writeConfiguration } from "./write-configuration.ts"

/** What the main action gets: the item as the cart takes it, and its line where one of the cart is being changed. */
export interface ChosenItem {
  name: string
  item: ItemOfCart
  price: Minor
  line: string | undefined
  /** Why it can't be had now: `Sold out`. */
  reason: string | undefined
}
export type MainAction = (chosen: ChosenItem) => ReactNode

interface BuilderProps {
  product: Product
  shelf: Shelf
  menuPath: string
  mainAction: MainAction | undefined
}

export function Builder({ product, shelf, menuPath, mainAction }: BuilderProps) {
  useOwnBar()
  const stock = useStock()
  const lacks = useMemo(() => createLacks(shelf.products, stock), [shelf.products, stock])
  const { configuration, wished, line, change, notices, closeNotices } = useConfiguration(product, shelf, lacks)
  const made = makeItem(product, configuration, shelf)
  // Picture, price and what was tapped come first; the rest follows in the next frame.
  const after = useDeferredValue(configuration)
  const note = sayItem(product, after, shelf)
  const path = `/customise?${writeConfiguration(product, configuration)}`
  const item = itemOfCart(product, configuration)
  const lacking = lackingIn(product, configuration, made.pieces, lacks)
  const reason = lacking[0] === undefined ? undefined : lacks(lacking[0])?.word
  const share = <ShareButton what={whatIs(product)} title={product.name} path={path} small={mainAction !== undefined} />
  return (
    <div className={styles.screen}>
      <Stage product={product} configuration={configuration} shelf={shelf} made={made} note={note} />
      <div className={styles.panel}>
        <div>
          <Head product={product} configuration={after} shelf={shelf} />
          <SoldOutNotice product={product} products={shelf.products} lacking={lacking} lacks={lacks} />
        </div>
        {notices.length > 0 ? <LeftAway sentences={notices} onClose={closeNotices} /> : undefined}
        {configuration.kind === "pizza" ? (
          <PizzaSections
            product={product}
            configuration={configuration}
            after={after}
            wished={wished}
            shelf={shelf}
            lacks={lacks}
            change={change}
          />
        ) : configuration.kind === "box" ? (
          <BoxSections product={product} picks={configuration.picks} shelf={shelf} lacks={lacks} change={change} />
        ) : configuration.kind === "sized" ? (
          <SizeSection product={product} configuration={configuration} wished={wished} shelf={shelf} change={change} />
        ) : undefined}
        {hasMore(product) ? undefined : (
          <p className={styles.asItIs}>
            {configuration.kind === "plain"
              ? "There’s nothing to choose here: it comes just as you see it."
              : "Only the size is yours to choose: everything else comes just as you see it."}
          </p>
        )}
        <ItemBar price={made.price} originalPrice={made.originalPrice} note={note}>
          <a href={menuPath} className={buttonClass({ variant: "secondary" })} aria-label="Back to the menu">
            <MenuIcon size={20} />
            <span className={styles.wide}>Menu</span>
          </a>
          {share}
          {mainAction?.({ name: product.name, item, price: made.price, line, reason })}
        </ItemBar>
      </div>
      <Spoken product={product} configuration={after} shelf={shelf} />
    </div>
  )
}

interface StageProps {
  product: Product
  configuration: Configuration
  shelf: Shelf
  made: MadeItem
  note: string
}

/** The picture, in view all the while. On a phone it shrinks as one scrolls, and its name stands beside it. */
function Stage({ product, configuration, shelf, made, note }: StageProps) {
  const other =
    configuration.kind === "pizza" ? shelf.products.find(({ id }) => id === configuration.half)?.recipe : undefined
  return (
    <div className={styles.stage}>
      <div className={styles.plate}>
        {configuration.kind === "pizza" && product.recipe ? (
          <LivePicture
            id={product.id}
            recipe={product.recipe}
            rightHalf={other ?? undefined}
            choices={configuration.choices}
            kitchen={shelf.kitchen}
            made={made.recipes}
          />
        ) : product.choices.length > 0 ? (
          <BoxPicture product={product} pieces={made.pieces} products={shelf.products} />
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

const Head = memo(function Head({ product, configuration, shelf }: Omit<StageProps, "made" | "note">) {
  const { energyKcal, allergens, foodType } = makeItem(product, configuration, shelf)
  return (
    <header className={styles.head}>
      <h1>{product.name}</h1>
      <p className={styles.text}>{product.description}</p>
      <p className={styles.facts}>
        <VegMark type={foodType} size="large" />
        {energyKcal === null ? undefined : <span className={styles.fact}>{sayEnergy(energyKcal, product)}</span>}
        <span className={styles.fact}>{sayAllergens(allergens)}</span>
      </p>
    </header>
  )
})

function sayAllergens(allergens: MadeItem["allergens"]): string {
  if (!allergens) return "We can’t tell which allergens are in it: a piece isn’t made here"
  return allergens.length > 0 ? `Contains ${allergens.join(", ")}` : "None of the nine allergens we tell about"
}

function hasMore(product: Product): boolean {
  return canBeBuilt(product) || (isBox(product) && product.choices.length > 0)
}

function whatIs(product: Product): string {
  if (isBox(product)) return "box"
  return product.recipe ? "pizza" : "dish"
}
