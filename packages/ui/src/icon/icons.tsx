import { Icon, type IconProps } from "./icon.tsx"
import styles from "./icon.module.css"

/* One function an icon, so that a bundle holds only those it draws. */

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 11 12 3.8 20.5 11M5.6 9.4v8.8a2 2 0 0 0 2 2h8.8a2 2 0 0 0 2-2V9.4M9.8 20v-4.6a2.2 2.2 0 0 1 4.4 0V20" />
    </Icon>
  )
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6.2C10 4.6 7 4 3.6 4.2v14.2c3.4-.2 6.4.4 8.4 2 2-1.6 5-2.2 8.4-2V4.2C17 4 14 4.6 12 6.2Zm0 0v14.2M6.6 8.4c1 0 1.8.2 2.6.5M6.6 12c1 0 1.8.2 2.6.5M17.4 8.4c-1 0-1.8.2-2.6.5M17.4 12c-1 0-1.8.2-2.6.5" />
    </Icon>
  )
}

export function PizzaIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.4 7.2c5.4-3.4 11.8-3.4 17.2 0L13 20.6a1.15 1.15 0 0 1-2 0zM5 10c4.4-2.6 9.6-2.6 14 0" />
      <path d="M10.2 12.6h.01M13.9 12.2h.01M12 16h.01" strokeWidth="2.6" />
    </Icon>
  )
}

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12.4 3.6H5.6a2 2 0 0 0-2 2v6.8c0 .5.2 1 .6 1.4l6.4 6.4a2 2 0 0 0 2.8 0l6.8-6.8a2 2 0 0 0 0-2.8l-6.4-6.4a2 2 0 0 0-1.4-.6Z" />
      <path d="M8.2 8.2h.01" strokeWidth="2.8" />
    </Icon>
  )
}

export function BagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.4 8h13.2l.9 10.2a2 2 0 0 1-2 2.2h-11a2 2 0 0 1-2-2.2zM8.6 10.6V7a3.4 3.4 0 0 1 6.8 0v3.6" />
    </Icon>
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.6" />
      <path d="m16 16 4.4 4.4" />
    </Icon>
  )
}

export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.4 20.2c.9-3.8 3.9-5.8 7.6-5.8s6.7 2 7.6 5.8" />
    </Icon>
  )
}

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.2c4.6-4.5 7-8 7-11.2a7 7 0 0 0-14 0c0 3.2 2.4 6.7 7 11.2Z" />
      <circle cx="12" cy="10" r="2.5" />
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

const turns = { right: 0, down: 90, left: 180, up: 270 }

export function ChevronIcon({ to = "right", ...props }: IconProps & { to?: keyof typeof turns }) {
  return (
    <Icon {...props}>
      <path d="m9.2 5.6 6.4 6.4-6.4 6.4" transform={`rotate(${turns[to]} 12 12)`} />
    </Icon>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
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

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.6 3.6 16.8 16.8M2.6 9.4A13.8 13.8 0 0 1 7 6.6M10.8 5.6c3.9-.3 7.7 1 10.6 3.8M5.8 12.9a9.2 9.2 0 0 1 4-2.3M14.6 10.8c1.3.4 2.5 1.1 3.6 2.1M9 16.4a4.6 4.6 0 0 1 5.6-.4" />
      <path d="M12 19.6h.01" strokeWidth="2.6" />
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

export function TrainIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="3.6" width="14" height="13.6" rx="3.6" />
      <path d="M5 10.8h14M12 3.6v7.2M8 17.4 5.8 20.6M16 17.4l2.2 3.2" />
      <path d="M8.8 14h.01M15.2 14h.01" strokeWidth="2.6" />
    </Icon>
  )
}

export function ScooterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6.6" cy="18" r="2.2" />
      <circle cx="18.8" cy="18" r="2.2" />
      <path d="M4.4 18H2.6v-1.4c0-3.2 1.6-5.2 4.6-5.2h4.2l1 3c.3.9 1 1.4 1.9 1.4h3.4L15.6 5H13M8.8 18h7.8M3.2 4h5v4h-5z" />
    </Icon>
  )
}

export function CarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.4 11.4 1.7-4.6a2 2 0 0 1 1.9-1.4h8a2 2 0 0 1 1.9 1.4l1.7 4.6M4.4 11.4h15.2a1.4 1.4 0 0 1 1.4 1.4v4.4H3v-4.4a1.4 1.4 0 0 1 1.4-1.4ZM5 17.2v1.8M19 17.2v1.8" />
      <path d="M7 14.3h.01M17 14.3h.01" strokeWidth="2.6" />
    </Icon>
  )
}

export function StoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 11.8v6.6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6.6M4.6 3.8h14.8l1.6 5a3 3 0 0 1-6 .3 3 3 0 0 1-6 0 3 3 0 0 1-6-.3zM9.8 20.4v-5h4.4v5" />
    </Icon>
  )
}

export function DineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.6 3.6v16.8M4.6 3.6v4.8a3 3 0 0 0 6 0V3.6M17.4 13.6v6.8M17.4 13.6h-3V8.4c0-2.6 1-4.2 3-4.8z" />
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

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.6 12a7.6 7.6 0 1 1-2.4-5.6L19.6 8.6M19.6 4v4.6H15" />
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

export function StarIcon({ filled, className, ...props }: IconProps & { filled?: boolean }) {
  return (
    <Icon {...props} className={`${className ?? ""} ${filled ? styles.solid : ""}`}>
      <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
    </Icon>
  )
}

export function FlameIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12.6 2.8c.6 3.6 6 6 6 11.2a6.6 6.6 0 0 1-13.2 0c0-2.6 1.4-4.2 2.6-5.6.2 1.6.8 2.6 1.8 3.2C9.4 7.8 10.4 4.8 12.6 2.8ZM12 20.6a3 3 0 0 0 3-3c0-1.6-1.4-2.6-2.6-4-1.6 1.2-3.4 2.2-3.4 4a3 3 0 0 0 3 3Z" />
    </Icon>
  )
}

export function ChilliIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.6 8.6c2.6-1.2 5.4.4 5.4 3.2 0 5-6.6 9-16 8.4 6-1.2 7.6-4 8-7.6.2-2 1.2-3.4 2.6-4ZM16.4 8.2c-.2-2 .4-3.4 2-4.4" />
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

export function TargetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="6.4" />
      <path d="M12 2.8v2.8M12 18.4v2.8M2.8 12h2.8M18.4 12h2.8" />
      <path d="M12 12h.01" strokeWidth="4.4" />
    </Icon>
  )
}

export function MapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.6 6.6 5.6-2.4 5.6 2.4 5.6-2.4v13.2l-5.6 2.4-5.6-2.4-5.6 2.4zM9.2 4.2v13.2M14.8 6.6v13.2" />
    </Icon>
  )
}

export function OfficeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.4 7.6h13.2a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5.4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM8.8 7.6V6a1.8 1.8 0 0 1 1.8-1.8h2.8A1.8 1.8 0 0 1 15.2 6v1.6M3.4 12.4c5.4 2 11.8 2 17.2 0M12 12.8v2" />
    </Icon>
  )
}
