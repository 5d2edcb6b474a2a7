import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { ReactNode } from "react"

/* One picture per delivery type, in the style and colours of the UI kit's drawings; legible on light and dark
   backgrounds. */

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 64" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      {children}
    </svg>
  )
}

const flame = "c.8 4 6.2 6 6.2 11.6a6.6 6.6 0 0 1-13.2 0c0-3 1.5-4.7 3-6.2.1 1.6.6 2.5 1.5 3-.3-3.2.6-6.2 2.5-8.4Z"

function Scooter() {
  return (
    <Picture>
      <path d="M8 30H2M10 40H4M9 20H5" stroke="var(--line-strong)" strokeWidth="2.5" opacity=".6" />
      <rect x="16" y="8" width="28" height="25" rx="4" fill="#c8321f" />
      <path d="M16 14h28v-2a4 4 0 0 0-4-4H20a4 4 0 0 0-4 4z" fill="#e2553f" />
      <path d={`M30 15${flame}`} fill="#fbd27a" transform="translate(6.2 4) scale(.8)" />
      <path d="M18 34h26c3 0 4 1 5 4l2 7h14L58 16h-6" stroke="#7c4a2c" strokeWidth="4" />
      <path d="M14 50c0-9 6-15 14-15h18l5 15z" fill="#f26b21" />
      <path d="M62 24c8 4 13 12 14 25h-9c-1-9-4-17-9-21z" fill="#f26b21" />
      <path d="M50 14h11" stroke="#4a2f1f" strokeWidth="4" />
      <circle cx="65" cy="20" r="4" fill="#fbd27a" />
      <path d="M50 45h18" stroke="#b9501a" strokeWidth="6" />
      <circle cx="28" cy="51" r="9.5" fill="#3a2a20" />
      <circle cx="28" cy="51" r="4" fill="#e9c48f" />
      <circle cx="74" cy="51" r="9.5" fill="#3a2a20" />
      <circle cx="74" cy="51" r="4" fill="#e9c48f" />
    </Picture>
  )
}

function Bag() {
  return (
    <Picture>
      <path d="M38 17V12a10 10 0 0 1 20 0v5" stroke="#8d5527" strokeWidth="3.5" />
      <path d="M26 16h44l4 44a3 3 0 0 1-3 3H25a3 3 0 0 1-3-3z" fill="#d9a066" />
      <path d="M62 16h8l4 44a3 3 0 0 1-3 3h-9z" fill="#b9783f" />
      <path d="M26 16h44l.8 8H25.2z" fill="#e9bd84" />
      <path d={`M45 30${flame}`} fill="#c8321f" transform="translate(-13.5 -8.4) scale(1.3)" />
      <path d="M30 58h26" stroke="#b9783f" strokeWidth="2.5" />
    </Picture>
  )
}

function Car() {
  return (
    <Picture>
      <path d="M22 30 32 13a6 6 0 0 1 5-3h19a8 8 0 0 1 6 3l14 16z" fill="#a92714" />
      <path d="M29 29 36 17a3 3 0 0 1 3-2h8v14zM52 15h4a5 5 0 0 1 4 2l10 12H52z" fill="#cfe3e6" />
      <path d="M6 42c0-8 5-12 13-13h58c9 1 13 6 13 13v5a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3z" fill="#c8321f" />
      <path d="M6 41h84v6a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3z" fill="#a92714" />
      <path d="M84 36h5M7 36h5" stroke="#fbd27a" strokeWidth="5" />
      <path d="M54 36h7" stroke="#7d1a0c" strokeWidth="3" />
      <circle cx="26" cy="50" r="9.5" fill="#3a2a20" />
      <circle cx="26" cy="50" r="4" fill="#e9c48f" />
      <circle cx="71" cy="50" r="9.5" fill="#3a2a20" />
      <circle cx="71" cy="50" r="4" fill="#e9c48f" />
    </Picture>
  )
}

function Table() {
  return (
    <Picture>
      <path d="M12 14v10a6 6 0 0 0 12 0V14M18 14v44" stroke="#8c7b6c" strokeWidth="3.5" />
      <path d="M80 58V14c-6 3-8 9-8 18v6h8" stroke="#8c7b6c" strokeWidth="3.5" />
      <circle cx="48" cy="36" r="24" fill="#e9dcc8" />
      <circle cx="48" cy="36" r="20" fill="#c9803a" />
      <circle cx="48" cy="36" r="17" fill="#fbd27a" />
      <circle cx="41" cy="30" r="4" fill="#c8321f" />
      <circle cx="56" cy="33" r="4" fill="#c8321f" />
      <circle cx="46" cy="44" r="4" fill="#c8321f" />
      <path
        d="M49 24c3 0 5 2 5 4-3 0-5-1-5-4ZM36 39c0-3 2-5 5-5 0 3-2 5-5 5ZM55 42c3-1 5 0 6 3-3 1-5 0-6-3Z"
        fill="#1e6b3c"
      />
    </Picture>
  )
}

function Train() {
  return (
    <Picture>
      <path d="M30 62 24 64M66 62l6 2" stroke="var(--line-strong)" strokeWidth="3" />
      <rect x="24" y="4" width="48" height="52" rx="14" fill="#c8321f" />
      <path d="M24 36h48v6a14 14 0 0 1-14 14H38a14 14 0 0 1-14-14z" fill="#a92714" />
      <path d="M31 14a5 5 0 0 1 5-5h24a5 5 0 0 1 5 5v15H31z" fill="#cfe3e6" />
      <path d="M48 9v20" stroke="#a92714" strokeWidth="3" />
      <path d="M34 44h4M58 44h4" stroke="#fbd27a" strokeWidth="6" />
      <path d="M36 56l-8 7M60 56l8 7" stroke="#7c4a2c" strokeWidth="4" />
    </Picture>
  )
}

export const deliveryTypeDrawings: Readonly<Record<DeliveryType | "TRAIN", ReactNode>> = {
  DELIVERY: <Scooter />,
  PICKUP: <Bag />,
  CURBSIDE: <Car />,
  DINEIN: <Table />,
  TRAIN: <Train />,
}
