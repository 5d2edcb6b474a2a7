import { Icon, type IconProps } from "./icon.tsx"

/* In its own file: every page needs it, and a bundle includes a file of icons as a whole. */

export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.4 20.2c.9-3.8 3.9-5.8 7.6-5.8s6.7 2 7.6 5.8" />
    </Icon>
  )
}
