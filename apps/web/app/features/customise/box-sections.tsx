import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import type { Catalog } from "./configuration/configuration.ts"
import { type FindUnavailability, formatUnavailability } from "./configuration/unavailability.ts"
import styles from "./box-sections.module.css"
import { findPieceProduct } from "./configuration/configure-item.ts"
import { OptionCards } from "./option-cards.tsx"
import type { ChangeConfiguration } from "./configuration/use-configuration.ts"

interface BoxSectionsProps {
  product: Product
  picks: Readonly<Record<string, string>>
  catalog: Catalog
  findUnavailability: FindUnavailability
  change: ChangeConfiguration
}

/** The choices of a box, with one option to pick for each. The pizzas in a box can't be customised. */
export function BoxSections({ product, picks, catalog, findUnavailability, change }: BoxSectionsProps) {
  const { country } = usePageContext()
  return (
    <>
      <FixedPieces product={product} catalog={catalog} />
      {product.choices.map(({ id, title, options }) => (
        <OptionCards
          key={id}
          legend={title}
          note={customiseTexts.chooseOneOf(options.length)}
          options={options.map(({ piece, name, more: surcharge }) => {
            const pieceProduct = findPieceProduct(catalog.products, piece)
            return {
              value: piece,
              name: (
                <span>
                  {pieceProduct ? <VegMark type={pieceProduct.foodType} /> : undefined} {name}
                </span>
              ),
              price: surcharge > 0 ? `+ ${formatMoney(surcharge, country)}` : customiseTexts.included,
              picture: pieceProduct ? (
                <ProductPicture {...pieceProduct.picture} alt="" colour={undefined} sizes="56px" />
              ) : undefined,
              reason: formatUnavailability(findUnavailability(piece)),
            }
          })}
          value={picks[id] ?? options[0]?.piece ?? ""}
          onChange={(piece) =>
            change((current) =>
              current.kind === "box" ? { ...current, picks: { ...current.picks, [id]: piece } } : current,
            )
          }
        />
      ))}
    </>
  )
}

function FixedPieces({ product: { pieces }, catalog }: Pick<BoxSectionsProps, "product" | "catalog">) {
  if (pieces.length === 0) return undefined
  return (
    <section className={styles.fixedPieces}>
      <h2>{customiseTexts.alwaysIncluded}</h2>
      <ul className={styles.pieces}>
        {pieces.map(({ piece, name }, index) => {
          const pieceProduct = findPieceProduct(catalog.products, piece)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- equal pieces have no other identity
            <li key={`${piece} ${index}`} className={styles.piece}>
              {pieceProduct ? (
                <span className={styles.plate}>
                  <ProductPicture {...pieceProduct.picture} alt="" colour={undefined} sizes="48px" />
                </span>
              ) : undefined}
              {name}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
