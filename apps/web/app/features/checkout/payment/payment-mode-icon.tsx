import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import { Icon, type IconProps } from "@hearth/ui/icon/icon.tsx"
import { CardIcon, GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { ComponentType } from "react"

function CashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.4 6.4h15.2a1.4 1.4 0 0 1 1.4 1.4v8.4a1.4 1.4 0 0 1-1.4 1.4H4.4A1.4 1.4 0 0 1 3 16.200V7.800a1.4 1.4 0 0 1 1.4-1.400Z" />
      <circle cx="12" cy="12" r="2.6" />
      <path d="M6.4 12h.01M17.6 12h.01" strokeWidth="2.6" />
    </Icon>
  )
}

function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18.4 8V6a1.6 1.6 0 0 0-1.6-1.600H6A2.4 2.4 0 0 0 3.6 6.800v9.600A2.8 2.8 0 0 0 6.4 19.200h12a2 2 0 0 0 2-2V10a2 2 0 0 0-2-2H6a2.2 2.2 0 0 1-2.2-1.8" />
      <path d="M16.4 13.600h.01" strokeWidth="2.8" />
    </Icon>
  )
}

function QrIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.4 4.400h5.200v5.200H4.400zM14.4 4.400h5.200v5.200h-5.200zM4.4 14.400h5.200v5.200H4.400zM14.4 14.400h2v2h-2zM19.6 14.400v2M16.4 19.600h3.200v-1.2" />
    </Icon>
  )
}

function PhonePayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 3.400h8a1.8 1.8 0 0 1 1.8 1.800v13.600a1.8 1.8 0 0 1-1.8 1.800H8a1.8 1.8 0 0 1-1.8-1.800V5.200A1.8 1.8 0 0 1 8 3.400ZM10.8 17.600h2.400M9.6 10.800l1.8 1.8 3.2-3.4" />
    </Icon>
  )
}

const icons: Readonly<Record<PaymentMode, ComponentType<IconProps>>> = {
  UPI: PhonePayIcon,
  CARD: CardIcon,
  GPAY: PhonePayIcon,
  PAYTM: PhonePayIcon,
  MOBIKWIK: PhonePayIcon,
  BKASH: PhonePayIcon,
  LANKAQR: QrIcon,
  EVOUCHER: GiftIcon,
  WALLET: WalletIcon,
  COD: CashIcon,
  FREE: GiftIcon,
}

export function PaymentModeIcon({ mode, ...props }: IconProps & { mode: PaymentMode }) {
  const ModeIcon = icons[mode]
  return <ModeIcon {...props} />
}
