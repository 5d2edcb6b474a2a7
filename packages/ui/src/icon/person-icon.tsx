import { Icon, type IconProps } from "./icon.tsx"

/* Not in tool-icons.tsx: the side menu of every page uses this icon, and would load all icons of that file. */

export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.4 20.2c.9-3.8 3.9-5.8 7.6-5.8s6.7 2 7.6 5.8" />
    </Icon>
  )
}
