import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useEffect, useEffectEvent, useState } from "react"
import { useSearchParams } from "react-router"
import { storeByLocation } from "../../session/locator.api.ts"
import { pathWith } from "../../shell/address-way.ts"
import { nameOfAddress } from "../../shell/name-of-address.ts"
import { placeAt } from "../../shell/place-at.ts"
import { showPopup } from "../../shell/popup.ts"
import { useSettlePlace } from "../../shell/use-settle-place.ts"
import styles from "./checkout.module.css"
import type { CheckoutState } from "./use-checkout.ts"
import { DoorFields, WrittenAddress } from "./written-address.tsx"

/** The pin that was set, which is no saved address. */
const PIN = "pin"

/** Of a customer: one of their addresses, or an address for the pin they set. */
export function SavedAddresses({ checkout }: { checkout: CheckoutState }) {
  const { place, addressId, addresses: answer } = checkout
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const settle = useSettlePlace()
  const [params] = useSearchParams()
  const asked = params.get("address")
  const addresses = answer.state === "ready" ? answer.value : []

  const choose = async (address: SavedAddress) => {
    setBusy(true)
    const found = await storeByLocation(address)
    setBusy(false)
    if (!found.ok) return showPopup({ message: found.message })
    const { latitude, longitude, address_id } = address
    const location = { latitude, longitude, address_id, label: nameOfAddress(address) }
    setOpen(false)
    await settle(found.store, placeAt("DELIVERY", found.store, location), "payment")
  }
  useAskedAddress(asked, addresses, (address) => void choose(address))

  if (answer.state === "loading") return <Skeleton lines={3} />
  const chosen = addresses.find(({ address_id }) => address_id === addressId)
  const add = (
    <ButtonLink
      size="small"
      variant="quiet"
      icon={<PlusIcon size={18} />}
      href={pathWith("searchAddress", { for: "address", from: "payment" })}
    >
      Add an address
    </ButtonLink>
  )
  if (answer.state === "failed") {
    return (
      <>
        {addressId === undefined ? (
          <WrittenAddress checkout={checkout} />
        ) : (
          <p className={styles.fact}>
            <strong>{place?.location?.label}</strong>
          </p>
        )}
        <p className={styles.quiet}>
          Your saved addresses didn’t come through.
          <Button size="small" variant="quiet" onClick={answer.retry}>
            Try again
          </Button>
        </p>
      </>
    )
  }
  if (addresses.length === 0) {
    return (
      <>
        <WrittenAddress checkout={checkout} />
        <div className={styles.row}>{add}</div>
      </>
    )
  }
  if (chosen && !isOpen) {
    return (
      <>
        <AddressFact address={chosen} />
        <div className={styles.row}>
          <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
            Another saved address
          </Button>
        </div>
      </>
    )
  }
  const pin = place?.location && !place.location.address_id ? [{ value: PIN, label: place.location.label }] : []
  return (
    <>
      <div aria-busy={busy} className={busy ? styles.waiting : undefined}>
        <RadioGroup
          legend="Your addresses"
          legendHidden
          value={chosen?.address_id ?? (pin.length > 0 ? PIN : undefined)}
          options={[
            ...pin.map((each) => ({ ...each, hint: "The pin you set; tell us the door below" })),
            ...addresses.map((address) => ({
              value: address.address_id,
              label: nameOfAddress(address),
              hint: address.storeId === null ? "We don’t deliver to this place yet." : lineOf(address),
              disabled: address.storeId === null,
            })),
          ]}
          onChange={(value) => {
            const found = addresses.find(({ address_id }) => address_id === value)
            if (found && !busy) void choose(found)
          }}
        />
      </div>
      {chosen || pin.length === 0 ? undefined : <DoorFields checkout={checkout} />}
      <div className={styles.row}>{add}</div>
    </>
  )
}

/** Saved just now for this order: taken at once. */
function useAskedAddress(
  asked: string | null,
  addresses: readonly SavedAddress[],
  onFound: (address: SavedAddress) => void,
): void {
  const found = asked === null ? undefined : addresses.find(({ address_id }) => address_id === asked)
  const take = useEffectEvent(onFound)
  const id = found?.address_id
  useEffect(() => {
    if (found && id !== undefined) take(found)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each that is asked for
  }, [id])
}

function AddressFact({ address }: { address: SavedAddress }) {
  return (
    <p className={styles.fact}>
      <strong>{nameOfAddress(address)}</strong>
      <span className={styles.soft}>{lineOf(address)}</span>
      {address.landmark ? <span className={styles.soft}>{address.landmark}</span> : undefined}
    </p>
  )
}

function lineOf({ houseNo, address }: SavedAddress): string {
  return `${houseNo}, ${address}`
}
