import { layerPizza } from "@hearth/artwork/layer-pizza.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"
import { useMemo } from "react"
import styles from "./line-picture.module.css"

interface DrawnPizzaProps {
  id: string
  recipe: PizzaRecipe
  rightHalf: PizzaRecipe | undefined
  choices: NonNullable<CartLine["pizza"]>
}

/** CAR-1: a pizza as it was built, by the hand that drew it on the screen it was built on. */
export default function DrawnPizza({ id, recipe, rightHalf, choices }: DrawnPizzaProps) {
  const layers = useMemo(() => layerPizza(id, recipe, rightHalf)(choices), [id, recipe, rightHalf, choices])
  return (
    <span className={styles.drawn}>
      {layers.map(({ name, svg }) => (
        <img key={name} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" decoding="async" />
      ))}
    </span>
  )
}
