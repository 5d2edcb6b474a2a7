import { classNames } from "../class-names.ts"
import styles from "./product-picture.module.css"
import { sourceSet } from "./source-set.ts"

export interface Picture {
  /** The URL without width and extension: `/pictures/farmhouse`. */
  base: string
  /** Ascending, in px. */
  widths: readonly number[]
  alt: string
  /** The placeholder until the picture has loaded. */
  colour?: string
}

export interface ProductPictureProps extends Picture {
  /** The displayed width, as in `<img sizes>`. */
  sizes: string
  /** Width divided by height. */
  ratio?: number
  /** The main picture of the first view: loaded early and with priority. */
  priority?: boolean
  className?: string
}

/** Reserves its space before it loads, without a style attribute, which the content security policy would reject. */
export function ProductPicture({
  base,
  widths,
  alt,
  colour,
  sizes,
  ratio = 1,
  priority = false,
  className,
}: ProductPictureProps) {
  const widest = widths.at(-1) ?? 1
  return (
    <span className={classNames(styles.frame, className)}>
      {colour ? (
        <svg className={styles.colour} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0h1v1H0z" fill={colour} />
        </svg>
      ) : undefined}
      <picture>
        <source type="image/avif" srcSet={sourceSet(base, widths, "avif")} sizes={sizes} />
        <img
          className={styles.image}
          srcSet={sourceSet(base, widths, "webp")}
          sizes={sizes}
          src={`${base}-${widest}.webp`}
          alt={alt}
          width={widest}
          height={Math.round(widest / ratio)}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          decoding="async"
        />
      </picture>
    </span>
  )
}
