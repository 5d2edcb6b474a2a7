import { classNames } from "../class-names.ts"
import styles from "./product-picture.module.css"
import { sourceSet } from "./source-set.ts"

export interface Picture {
  /** Address without width and ending: `/pictures/farmhouse`. */
  base: string
  /** Ascending, in px. */
  widths: readonly number[]
  alt: string
  /** Stands there until the picture has come. */
  colour?: string
}

export interface ProductPictureProps extends Picture {
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  /** Width to height. */
  ratio?: number
  /** The one picture the first view is about: fetched early and first. */
  priority?: boolean
  className?: string
}

/** Takes its room before it arrives, without a style attribute that a strict policy would refuse. */
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
