import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"

interface PhoneLinkProps {
  phone: string
  /** With the number, since not every device can call. */
  label: string
  variant?: "primary" | "secondary"
}

export function PhoneLink({ phone, label, variant = "primary" }: PhoneLinkProps) {
  return (
    <ButtonLink href={`tel:${phone.replaceAll(" ", "")}`} variant={variant} icon={<PhoneIcon size={20} />}>
      {label}
    </ButtonLink>
  )
}
