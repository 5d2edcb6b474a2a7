import { Icon, type IconProps } from "./icon.tsx"
import styles from "./icon.module.css"

export { PersonIcon } from "./person-icon.tsx"

/* Icons for actions; separate, because the first page doesn't need them. */

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6.2C10 4.6 7 4 3.6 4.2v14.2c3.4-.2 6.4.4 8.4 2 2-1.6 5-2.2 8.4-2V4.2C17 4 14 4.6 12 6.2Zm0 0v14.2M6.6 8.4c1 0 1.8.2 2.6.5M6.6 12c1 0 1.8.2 2.6.5M17.4 8.4c-1 0-1.8.2-2.6.5M17.4 12c-1 0-1.8.2-2.6.5" />
    </Icon>
  )
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.6 3.8H6a2.2 2.2 0 0 0-2.2 2.4A15.6 15.6 0 0 0 17.8 20.2 2.2 2.2 0 0 0 20.2 18v-2.6l-4.4-1.8-1.9 2.1a11.6 11.6 0 0 1-5.6-5.6l2.1-1.9z" />
    </Icon>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.8 12.6 4.8 4.8L19.4 7" />
    </Icon>
  )
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.6" />
      <path d="M12 7v5.2l3.4 2" />
    </Icon>
  )
}

export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.8 14.6A8.4 8.4 0 0 1 9.4 4.2a8.4 8.4 0 1 0 10.4 10.4Z" />
    </Icon>
  )
}

export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4" />
    </Icon>
  )
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 14.6V3.8M8.2 7.4 12 3.6l3.8 3.8M7.4 10.8H6.6a2 2 0 0 0-2 2v5.6a2 2 0 0 0 2 2h10.8a2 2 0 0 0 2-2v-5.6a2 2 0 0 0-2-2h-.8" />
    </Icon>
  )
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.8v11M8.2 11.2 12 15l3.8-3.8M4.6 16.8v1.6a2 2 0 0 0 2 2h10.8a2 2 0 0 0 2-2v-1.6" />
    </Icon>
  )
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  )
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  )
}

export function HeartIcon({ filled, className, ...props }: IconProps & { filled?: boolean }) {
  return (
    <Icon {...props} className={`${className ?? ""} ${filled ? styles.solid : ""}`}>
      <path d="M12 20.2S3.4 15.2 3.4 9.2A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.6 2.6c0 6-8.6 11-8.6 11Z" />
    </Icon>
  )
}

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7.4h8.6M17.4 7.4H20M4 16.6h2.6M11.4 16.6H20" />
      <circle cx="15" cy="7.4" r="2.4" />
      <circle cx="9" cy="16.6" r="2.4" />
    </Icon>
  )
}

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12v6.4a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V12M3.6 8h16.8v4H3.6zM12 8v12.4M12 8S10.8 3.6 8.2 3.6a2.2 2.2 0 0 0 0 4.4zM12 8s1.2-4.4 3.8-4.4a2.2 2.2 0 0 1 0 4.4z" />
    </Icon>
  )
}

export function BinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.6 7h14.8M9.4 7V5.2a1.4 1.4 0 0 1 1.4-1.4h2.4a1.4 1.4 0 0 1 1.4 1.4V7M6.4 7l.8 11.6a2 2 0 0 0 2 1.8h5.6a2 2 0 0 0 2-1.8L17.6 7M10.2 11v5.4M13.8 11v5.4" />
    </Icon>
  )
}

export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.2 19.8.8-4.2L15.8 4.8a2.4 2.4 0 0 1 3.4 3.4L8.4 19zM13.6 7l3.4 3.4" />
    </Icon>
  )
}

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.3 4.6 3 17.4a2 2 0 0 0 1.7 3h14.6a2 2 0 0 0 1.7-3L13.7 4.6a2 2 0 0 0-3.4 0ZM12 9.6v4" />
      <path d="M12 16.8h.01" strokeWidth="2.6" />
    </Icon>
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.6" />
      <path d="M12 11.4v4.8" />
      <path d="M12 8h.01" strokeWidth="2.6" />
    </Icon>
  )
}

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.4 5.4h13.2a2 2 0 0 1 2 2v9.2a2 2 0 0 1-2 2H5.4a2 2 0 0 1-2-2V7.4a2 2 0 0 1 2-2ZM3.4 10h17.2M6.8 14.8h3.6" />
    </Icon>
  )
}

/** A thumb up, or down. */
export function ThumbIcon({ down, filled, className, ...props }: IconProps & { down?: boolean; filled?: boolean }) {
  return (
    <Icon {...props} className={`${className ?? ""} ${filled ? styles.solid : ""}`}>
      <path
        d="M7.4 20.2V10.6M7.4 10.6 11.6 3.6c1.5 0 2.5 1.2 2.3 2.7l-.5 3.3h4.9a2 2 0 0 1 2 2.4l-1.4 6.6a2 2 0 0 1-2 1.6H7.4zM7.4 10.6H5.2a1.4 1.4 0 0 0-1.4 1.4v6.8a1.4 1.4 0 0 0 1.4 1.4h2.2"
        transform={down ? "rotate(180 12 12)" : undefined}
      />
    </Icon>
  )
}
