import { Icon, type IconProps } from "./icon.tsx"

/* Icons for places and transport; separate, because the first page doesn't need them. */

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
