import { Icon, type IconProps } from "./icon.tsx"
import styles from "./icon.module.css"

/* Icons that every page loads. A bundle includes a file of icons as a whole, so icons that the first page doesn't need
   are in tool-icons.tsx and place-icons.tsx. */

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 11 12 3.8 20.5 11M5.6 9.4v8.8a2 2 0 0 0 2 2h8.8a2 2 0 0 0 2-2V9.4M9.8 20v-4.6a2.2 2.2 0 0 1 4.4 0V20" />
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

export function BarsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M4 12h16M4 17.5h10" />
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

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.2c4.6-4.5 7-8 7-11.2a7 7 0 0 0-14 0c0 3.2 2.4 6.7 7 11.2Z" />
      <circle cx="12" cy="10" r="2.5" />
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

const rotations = { right: 0, down: 90, left: 180, up: 270 }

export function ChevronIcon({ to = "right", ...props }: IconProps & { to?: keyof typeof rotations }) {
  return (
    <Icon {...props}>
      <path d="m9.2 5.6 6.4 6.4-6.4 6.4" transform={`rotate(${rotations[to]} 12 12)`} />
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

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.6 3.6 16.8 16.8M2.6 9.4A13.8 13.8 0 0 1 7 6.6M10.8 5.6c3.9-.3 7.7 1 10.6 3.8M5.8 12.9a9.2 9.2 0 0 1 4-2.3M14.6 10.8c1.3.4 2.5 1.1 3.6 2.1M9 16.4a4.6 4.6 0 0 1 5.6-.4" />
      <path d="M12 19.6h.01" strokeWidth="2.6" />
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
