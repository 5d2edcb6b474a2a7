import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"
import * as kitTexts from "@hearth/texts/kit/kit.ts"
import { createElement, Fragment, type ReactNode } from "react"
import { classNames } from "../class-names.ts"
import styles from "./price.module.css"

export interface PriceProps {
  amount: Minor
  country: CountryCode
  /** The previous price, struck through; hidden unless it was higher. */
  original?: Minor
  /** Text before the amount, such as `from`. */
  prefix?: string
  size?: "small" | "medium" | "large"
}

export function Price({ amount, country, original, prefix, size = "medium" }: PriceProps) {
  const price = <span className={styles.amount}>{formatMoney(amount, country)}</span>
  const isReduced = original !== undefined && original > amount
  return (
    <span className={classNames(styles.price, styles[size])}>
      {prefix ? <span className={styles.prefix}>{prefix} </span> : undefined}
      {isReduced
        ? createElement(
            Fragment,
            null,
            ...kitTexts.reducedPrice<ReactNode>(
              (text) => <span className="sr-only">{text}</span>,
              price,
              <s className={styles.original}>{formatMoney(original, country)}</s>,
            ),
          )
        : price}
    </span>
  )
}
