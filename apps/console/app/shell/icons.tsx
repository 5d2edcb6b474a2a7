import { Icon, type IconProps } from "@hearth/ui/icon/icon.tsx"

export function BoardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.6" y="4.4" width="4.6" height="15.2" rx="1.6" />
      <rect x="9.7" y="4.4" width="4.6" height="10.4" rx="1.6" />
      <rect x="15.8" y="4.4" width="4.6" height="6.4" rx="1.6" />
    </Icon>
  )
}

export function ListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6.4h11M9 12h11M9 17.6h11M4 6.4l1 1 1.8-2M4 12l1 1 1.8-2M4 17.6l1 1 1.8-2" />
    </Icon>
  )
}

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4.4v13.2a2 2 0 0 0 2 2h14M8.6 15.4v-3.6M12.8 15.4V8M17 15.4v-5.4" />
    </Icon>
  )
}

export function TeamIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8.4" r="3.4" />
      <path d="M2.8 19.4a6.2 6.2 0 0 1 12.4 0M15.6 5.4a3.2 3.2 0 0 1 0 6M17.4 14a6 6 0 0 1 3.8 5.4" />
    </Icon>
  )
}

export function BellIcon({ off, ...props }: IconProps & { off?: boolean }) {
  return (
    <Icon {...props}>
      <path d="M6 16.6V10.8a6 6 0 0 1 12 0v5.8l1.6 1.8H4.4zM10 20.8h4" />
      {off ? <path d="m3.6 3.6 16.8 16.8" /> : undefined}
    </Icon>
  )
}

export function PrinterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 8.6V3.8h10v4.8M7 16.4H5.2a2 2 0 0 1-2-2v-3.8a2 2 0 0 1 2-2h13.6a2 2 0 0 1 2 2v3.8a2 2 0 0 1-2 2H17M7 13.4h10v6.8H7z" />
    </Icon>
  )
}

export function SwitchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.8" y="7" width="18.4" height="10" rx="5" />
      <circle cx="16.2" cy="12" r="2.4" />
    </Icon>
  )
}

export function LogIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.4 3.6h8.2l4 4v11a1.8 1.8 0 0 1-1.8 1.8H6.4a1.8 1.8 0 0 1-1.8-1.8V5.4a1.8 1.8 0 0 1 1.8-1.8zM8.4 11h7M8.4 14.4h7M8.4 17.6h4" />
    </Icon>
  )
}

export function PointsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.4" />
      <path d="M12 8.2v7.6M8.2 12h7.6" />
    </Icon>
  )
}

/** A speech bubble with an exclamation mark: a customer's complaint. */
export function CaseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.6 4.4h12.8a2 2 0 0 1 2 2v8.4a2 2 0 0 1-2 2h-6.8l-4.4 3.6v-3.6H5.6a2 2 0 0 1-2-2V6.4a2 2 0 0 1 2-2zM12 7.8v3.2M12 13.7v.1" />
    </Icon>
  )
}

export function MegaphoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10v4a1.6 1.6 0 0 0 1.6 1.6H8l8.6 4V4.4l-8.6 4H5.6A1.6 1.6 0 0 0 4 10zM8 8.4v7.2M9 15.8v3.6M19.4 9.6a3.4 3.4 0 0 1 0 4.8" />
    </Icon>
  )
}

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="5.4" cy="12" r="1.1" />
      <circle cx="12" cy="12" r="1.1" />
      <circle cx="18.6" cy="12" r="1.1" />
    </Icon>
  )
}
