import { Icon, type IconProps } from "@hearth/ui/icon/icon.tsx"

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.8 8.6c0-1 .8-1.8 1.8-1.8h2.2l1.5-2.3h5.4l1.5 2.3h2.2c1 0 1.8.8 1.8 1.8v8.8c0 1-.8 1.8-1.8 1.8H5.6c-1 0-1.8-.8-1.8-1.8z" />
      <circle cx="12" cy="12.8" r="3.4" />
    </Icon>
  )
}

export function PictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.8 6.4c0-1 .8-1.8 1.8-1.8h12.8c1 0 1.8.8 1.8 1.8v11.2c0 1-.8 1.8-1.8 1.8H5.6c-1 0-1.8-.8-1.8-1.8zM4.2 16.4l4.6-4.2 3.4 3 3-2.6 4.6 4" />
      <circle cx="15.4" cy="8.8" r="1.3" />
    </Icon>
  )
}
