import type { IssueCategory } from "@hearth/domain/cases/issue-categories.ts"
import { BagIcon, PizzaIcon } from "@hearth/ui/icon/icons.tsx"
import { Icon, type IconProps } from "@hearth/ui/icon/icon.tsx"
import { PersonIcon } from "@hearth/ui/icon/person-icon.tsx"
import { ScooterIcon } from "@hearth/ui/icon/place-icons.tsx"
import { AlertIcon, CardIcon, ClockIcon, PencilIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { ComponentType } from "react"

function SwapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8.4h14.2M14.6 4.6l3.8 3.8-3.8 3.8M20 15.6H5.8M9.4 11.8l-3.8 3.8 3.8 3.8" />
    </Icon>
  )
}

function SnowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.2v17.6M4.4 7.6l15.2 8.8M19.6 7.6 4.4 16.4M9.6 4.6 12 7l2.4-2.4M9.6 19.4 12 17l2.4 2.4" />
    </Icon>
  )
}

function OpenBoxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 9.4 8 3.4 8-3.4v8.2l-8 3.4-8-3.4zM12 12.8V21M4 9.4 2.6 6l7.6-2.6L12 6l1.8-2.6L21.4 6 20 9.4" />
    </Icon>
  )
}

const icons: Readonly<Record<IssueCategory, ComponentType<IconProps>>> = {
  MISSING_ITEM: BagIcon,
  WRONG_ITEM: SwapIcon,
  COLD: SnowIcon,
  BADLY_MADE: PizzaIcon,
  DAMAGED: OpenBoxIcon,
  FOREIGN_OBJECT: AlertIcon,
  LATE: ClockIcon,
  NOT_RECEIVED: ScooterIcon,
  STAFF_OR_RIDER: PersonIcon,
  CHARGED_WRONGLY: CardIcon,
  OTHER: PencilIcon,
}

export function CategoryIcon({ category, ...props }: IconProps & { category: IssueCategory }) {
  const CategoryShape = icons[category]
  return <CategoryShape {...props} />
}
