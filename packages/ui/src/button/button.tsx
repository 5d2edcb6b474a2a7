import type { ComponentProps, MouseEvent, ReactNode } from "react"
import { classNames } from "../class-names.ts"
import styles from "./button.module.css"

export interface ButtonAppearance {
  variant?: "primary" | "secondary" | "quiet" | "danger"
  size?: "small" | "medium" | "large"
  /** As wide as its container. */
  full?: boolean
  /** Before the text. */
  icon?: ReactNode
  /** After the text; at the far edge if `full`. */
  after?: ReactNode
}

export type ButtonProps = ButtonAppearance &
  Omit<ComponentProps<"button">, "size"> & {
    /**
     * Shows a progress indicator and ignores presses. The button keeps its focus, so that keyboard users aren't sent to
     * the top of the page.
     */
    busy?: boolean
  }

export function Button({ variant, size, full, icon, after, busy = false, className, children, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else rest.onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={handleClick}
      className={classNames(buttonClass({ variant, size, full }), busy && styles.busy, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
    >
      <ButtonContent icon={icon} after={after}>
        {children}
      </ButtonContent>
    </button>
  )
}

/** A link with the look of a button. For a router's link: `<Link className={buttonClass({ … })}>`. */
export function ButtonLink({
  variant,
  size,
  full,
  icon,
  after,
  className,
  children,
  ...rest
}: ButtonAppearance & ComponentProps<"a"> & { href: string }) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, full }), className)}>
      <ButtonContent icon={icon} after={after}>
        {children}
      </ButtonContent>
    </a>
  )
}

export function buttonClass({ variant = "primary", size = "medium", full }: ButtonAppearance = {}): string {
  return classNames(styles.button, styles[variant], styles[size], full && styles.full)
}

function ButtonContent({ icon, after, children }: { icon?: ReactNode; after?: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      <span>{children}</span>
      {after ? <span className={styles.after}>{after}</span> : undefined}
    </>
  )
}
