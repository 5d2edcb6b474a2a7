import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import * as fieldTexts from "@hearth/texts/checkout/address-fields.ts"
import * as addressTexts from "@hearth/texts/checkout/addresses.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { BagIcon, HomeIcon, PinIcon } from "@hearth/ui/icon/icons.tsx"
import { BinIcon, PencilIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { addressName } from "../../shared/address/address-name.ts"
import styles from "./address-book.module.css"
import { discardDraft } from "./address-draft.ts"
import { PickupNearbyLink } from "./pickup-nearby-link.tsx"

const icons = { home: HomeIcon, office: BagIcon, other: PinIcon }

export interface AddressCardProps {
  address: SavedAddress
  busy: boolean
  editHref: string
  onChoose: () => void
  onDelete: () => void
}

export function AddressCard({ address, busy, editHref, onChoose, onDelete }: AddressCardProps) {
  const name = addressName(address)
  const Icon = icons[address.type]
  const person = [address.fName, address.lName].filter(Boolean).join(" ")
  const addressText = [address.houseNo, address.address].join(", ")
  const fullAddress = [addressText, address.landmark].filter(Boolean).join(", ")
  return (
    <li className={styles.card}>
      <span className={styles.typeIcon}>
        <Icon size={22} />
      </span>
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        <p>{addressText}</p>
        {address.landmark ? <p className={styles.muted}>{address.landmark}</p> : undefined}
        <p className={styles.muted}>
          {person} · {address.mobile_no}
        </p>
        {address.receipt.address !== fullAddress || address.receipt.name !== person ? (
          <p className={styles.muted}>{addressTexts.printedAs(address.receipt.name, address.receipt.address)}</p>
        ) : undefined}
        {address.storeId === null ? <p className={styles.notDelivered}>{fieldTexts.notDeliveredTo}</p> : undefined}
      </div>
      <div className={styles.actions}>
        {address.storeId === null ? (
          <PickupNearbyLink point={address} />
        ) : (
          <Button size="small" busy={busy} onClick={onChoose}>
            {addressTexts.deliverHere}
          </Button>
        )}
        <ButtonLink
          size="small"
          variant="quiet"
          href={editHref}
          onClick={discardDraft}
          icon={<PencilIcon size={18} />}
          aria-label={addressTexts.changeNamed(name)}
        >
          {labels.change}
        </ButtonLink>
        <Button
          size="small"
          variant="quiet"
          onClick={onDelete}
          icon={<BinIcon size={18} />}
          aria-label={addressTexts.deleteNamed(name)}
        >
          {addressTexts.deleteAddress}
        </Button>
      </div>
    </li>
  )
}
