import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { HomeIcon, PinIcon } from "@hearth/ui/icon/icons.tsx"
import { BagIcon, BinIcon, PencilIcon } from "@hearth/ui/icon/tool-icons.tsx"
import styles from "./address-book.module.css"
import { nameOf } from "./name-of.ts"

const icons = { home: HomeIcon, office: BagIcon, other: PinIcon }

export interface AddressCardProps {
  address: SavedAddress
  busy: boolean
  editHref: string
  onChoose: () => void
  onDelete: () => void
}

export function AddressCard({ address, busy, editHref, onChoose, onDelete }: AddressCardProps) {
  const name = nameOf(address)
  const Icon = icons[address.type]
  const person = [address.fName, address.lName].filter(Boolean).join(" ")
  const printed = [address.houseNo, address.address].join(", ")
  return (
    <li className={styles.card}>
      <span className={styles.mark}>
        <Icon size={22} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p>{printed}</p>
        {address.landmark ? <p className={styles.soft}>{address.landmark}</p> : undefined}
        <p className={styles.soft}>
          {person} · {address.mobile_no}
        </p>
        {address.receipt.address !== printed || address.receipt.name !== person ? (
          <p className={styles.soft}>
            Our printers can’t write Bangla; the receipt will say: {address.receipt.name}, {address.receipt.address}
          </p>
        ) : undefined}
        {address.storeId === null ? <p className={styles.away}>We don’t deliver to this place yet.</p> : undefined}
      </div>
      <div className={styles.actions}>
        {address.storeId === null ? (
          <ButtonLink
            size="small"
            variant="secondary"
            href={`/postorder-ui/nearestStore?latitude=${address.latitude}&longitude=${address.longitude}`}
          >
            Pick up nearby
          </ButtonLink>
        ) : (
          <Button size="small" busy={busy} onClick={onChoose}>
            Deliver here
          </Button>
        )}
        <ButtonLink
          size="small"
          variant="quiet"
          href={editHref}
          icon={<PencilIcon size={18} />}
          aria-label={`Change ${name}`}
        >
          Change
        </ButtonLink>
        <Button
          size="small"
          variant="quiet"
          onClick={onDelete}
          icon={<BinIcon size={18} />}
          aria-label={`Delete ${name}`}
        >
          Delete
        </Button>
      </div>
    </li>
  )
}
