import { layerPizza } from "@hearth/artwork/layer-pizza.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { useMemo } from "react"
import styles from "./line-picture.module.css"

interface DrawnPizzaProps {
  id: string
  recipe: PizzaRecipe
  rightHalf: PizzaRecipe | undefined
  choices: NonNullable<CartLine["pizza"]>
  className: string
}

/** CAR-1: draws a pizza as it was configured, in the same drawing as the customise screen. */
export default function DrawnPizza({ id, recipe, rightHalf, choices, className }: DrawnPizzaProps) {
  const layers = useMemo(() => layerPizza(id, recipe, rightHalf)(choices), [id, recipe, rightHalf, choices])
  return (
    <span className={classNames(styles.drawn, className)}>
      {layers.map(({ name, svg }) => (
        <img key={name} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" decoding="async" />
      ))}
    </span>
  )
}
