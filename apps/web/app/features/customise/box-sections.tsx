import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { useBoot } from "../../session/boot.tsx"
import type { Shelf } from "./configuration.ts"
import { type Lacks, sayLack } from "./lacks.ts"
import styles from "./box-sections.module.css"
import { productOfPiece } from "./make-item.ts"
import { OptionCards } from "./option-cards.tsx"
import type { Change } from "./use-configuration.ts"

interface BoxSectionsProps {
  product: Product
  picks: Readonly<Record<string, string>>
  shelf: Shelf
  lacks: Lacks
  change: Change
}

/** One piece for each choice a box leaves; pizzas in it are as on the menu. */
export function BoxSections({ product, picks, shelf, lacks, change }: BoxSectionsProps) {
  const { country } = useBoot()
  return (
    <>
      <AlwaysInIt product={product} shelf={shelf} />
      {product.choices.map(({ id, title, options }) => (
        <OptionCards
          key={id}
          legend={title}
          note={`1 of ${options.length}`}
          options={options.map(({ piece, name, more }) => {
            const held = productOfPiece(shelf.products, piece)
            return {
              value: piece,
              name: (
                <span className={styles.name}>
                  {held ? <VegMark type={held.foodType} /> : undefined} {name}
                </span>
              ),
              price: more > 0 ? `+ ${formatMoney(more, country)}` : "Included",
              picture: held ? <ProductPicture {...held.picture} alt="" colour={undefined} sizes="56px" /> : undefined,
              reason: sayLack(lacks(piece)),
            }
          })}
          value={picks[id] ?? options[0]?.piece ?? ""}
          onChange={(piece) =>
            change((now) => (now.kind === "box" ? { ...now, picks: { ...now.picks, [id]: piece } } : now))
          }
        />
      ))}
    </>
  )
}

function AlwaysInIt({ product: { pieces }, shelf }: Pick<BoxSectionsProps, "product" | "shelf">) {
  if (pieces.length === 0) return undefined
  return (
    <section className={styles.always}>
      <h2>Always in it</h2>
      <ul className={styles.pieces}>
        {pieces.map(({ piece, name }, at) => {
          const held = productOfPiece(shelf.products, piece)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two of the same are two pieces
            <li key={`${piece} ${at}`} className={styles.piece}>
              {held ? (
                <span className={styles.plate}>
                  <ProductPicture {...held.picture} alt="" colour={undefined} sizes="48px" />
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
