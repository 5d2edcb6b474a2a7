import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import * as productTexts from "@hearth/texts/menu/products.ts"
import * as searchTexts from "@hearth/texts/menu/search.ts"
import { Chip } from "@hearth/ui/radio-group/radio-group.tsx"
import { FlameIcon, StarIcon } from "@hearth/ui/icon/icons.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import styles from "./filter-chips.module.css"
import type { SearchState } from "./search-state.ts"

interface FilterChipsProps {
  state: SearchState
  onChange: (state: SearchState) => void
  maxPrices: readonly Minor[]
  country: CountryCode
}

const badges = [
  { id: "bestseller", name: searchTexts.bestsellers, icon: <FlameIcon size={16} /> },
  { id: "new", name: searchTexts.newItems, icon: <StarIcon size={15} /> },
] as const

export function FilterChips({ state, onChange, maxPrices, country }: FilterChipsProps) {
  const { veg, badge, maxPrice } = state
  // The URL may contain a maximum price, or the badge "spicy", without a regular chip. It gets an extra chip.
  const prices = maxPrice === undefined || maxPrices.includes(maxPrice) ? maxPrices : [maxPrice, ...maxPrices]
  return (
    <fieldset className={styles.filters}>
      <legend className="sr-only">{searchTexts.filters}</legend>
      <div className={styles.row}>
        <Chip
          pressed={veg === true}
          onPress={() => onChange({ ...state, veg: veg ? undefined : true })}
          icon={
            <span aria-hidden="true" className={styles.icon}>
              <VegMark type="VEG" />
            </span>
          }
        >
          {productTexts.vegOnly}
        </Chip>
        {badges.map(({ id, name, icon }) => (
          <Chip
            key={id}
            pressed={badge === id}
            onPress={() => onChange({ ...state, badge: badge === id ? undefined : id })}
            icon={icon}
          >
            {name}
          </Chip>
        ))}
        {badge === "spicy" ? (
          <Chip pressed onPress={() => onChange({ ...state, badge: undefined })}>
            {searchTexts.spicy}
          </Chip>
        ) : undefined}
        {prices.map((price) => (
          <Chip
            key={price}
            pressed={maxPrice === price}
            onPress={() => onChange({ ...state, maxPrice: maxPrice === price ? undefined : price })}
          >
            {searchTexts.upTo(price, country)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
