import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import * as fieldTexts from "@hearth/texts/checkout/address-fields.ts"
import * as checkoutTexts from "@hearth/texts/checkout/checkout.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useEffect, useEffectEvent, useState } from "react"
import { useSearchParams } from "react-router"
import { fetchStoreByLocation } from "../../place/locator.api.ts"
import { postorderPath } from "../../shared/address/address-route.ts"
import { addressName } from "../../shared/address/address-name.ts"
import { toChosenPlace } from "../../place/to-chosen-place.ts"
import { showPopup } from "../../client/popup.store.ts"
import { useChoosePlaceWithNotice } from "../../place/use-choose-place-with-notice.ts"
import styles from "./checkout.module.css"
import type { CheckoutState } from "./use-checkout.ts"
import { AddressFields, OneTimeAddress } from "./one-time-address.tsx"

/** Stands for the location on the map, which is not a saved address. */
const PIN_OPTION = "pin"

/** For customers: a choice of their saved addresses, or an address at the location on the map. */
export function SavedAddresses({ checkout }: { checkout: CheckoutState }) {
  const { place, addressId, addresses: query } = checkout
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const selectPlace = useChoosePlaceWithNotice()
  const [params] = useSearchParams()
  const requestedId = params.get("address")
  const addresses = query.state === "ready" ? query.value : []

  const choose = async (address: SavedAddress) => {
    setBusy(true)
    const storeResult = await fetchStoreByLocation(address)
    setBusy(false)
    if (!storeResult.ok) {
      // LOC-3: no store delivers there; the list opens, so that the customer can choose another address.
      setOpen(true)
      return showPopup({ message: storeResult.message })
    }
    const { latitude, longitude, address_id } = address
    const location = { latitude, longitude, address_id, label: addressName(address) }
    setOpen(false)
    await selectPlace(storeResult.data, toChosenPlace("DELIVERY", storeResult.data, location), "payment")
  }
  useRequestedAddress(requestedId, addresses, (address) => void choose(address))

  if (query.state === "loading") return <Skeleton lines={3} />
  const chosenAddress = addresses.find(({ address_id }) => address_id === addressId)
  const addLink = (
    <ButtonLink
      size="small"
      variant="quiet"
      icon={<PlusIcon size={18} />}
      href={postorderPath("searchAddress", { for: "address", from: "payment" })}
    >
      {fieldTexts.addAddress}
    </ButtonLink>
  )
  if (query.state === "failed") {
    return (
      <>
        {addressId === undefined ? (
          <OneTimeAddress checkout={checkout} />
        ) : (
          <p className={styles.fact}>
            <strong>{place?.location?.label}</strong>
          </p>
        )}
        <p className={styles.quiet}>
          {checkoutTexts.addressesNotLoaded}
          <Button size="small" variant="quiet" onClick={query.retry}>
            {labels.tryAgain}
          </Button>
        </p>
      </>
    )
  }
  if (addresses.length === 0) {
    return (
      <>
        <OneTimeAddress checkout={checkout} />
        <div className={styles.row}>{addLink}</div>
      </>
    )
  }
  if (chosenAddress && !isOpen) {
    return (
      <>
        <AddressSummary address={chosenAddress} />
        <div className={styles.row}>
          <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
            {checkoutTexts.chooseOtherAddress}
          </Button>
        </div>
      </>
    )
  }
  const pinOptions =
    place?.location && !place.location.address_id ? [{ value: PIN_OPTION, label: place.location.label }] : []
  return (
    <>
      <div aria-busy={busy} className={busy ? styles.waiting : undefined}>
        <RadioGroup
          legend={checkoutTexts.savedAddresses}
          legendHidden
          value={chosenAddress?.address_id ?? (pinOptions.length > 0 ? PIN_OPTION : undefined)}
          options={[
            ...pinOptions.map((each) => ({ ...each, hint: checkoutTexts.pinNeedsDetails })),
            ...addresses.map((address) => ({
              value: address.address_id,
              label: addressName(address),
              hint: address.storeId === null ? fieldTexts.notDeliveredTo : addressLine(address),
              disabled: address.storeId === null,
            })),
          ]}
          onChange={(value) => {
            const pickedAddress = addresses.find(({ address_id }) => address_id === value)
            if (pickedAddress && !busy) void choose(pickedAddress)
          }}
        />
      </div>
      {chosenAddress || pinOptions.length === 0 ? undefined : <AddressFields checkout={checkout} />}
      <div className={styles.row}>{addLink}</div>
    </>
  )
}

/** Selects the address that was just saved for this order. */
function useRequestedAddress(
  requestedId: string | null,
  addresses: readonly SavedAddress[],
  onFound: (address: SavedAddress) => void,
): void {
  const requestedAddress =
    requestedId === null ? undefined : addresses.find(({ address_id }) => address_id === requestedId)
  const handleFound = useEffectEvent(onFound)
  const id = requestedAddress?.address_id
  useEffect(() => {
    if (requestedAddress && id !== undefined) handleFound(requestedAddress)
    // oxlint-disable-next-line react/exhaustive-deps -- runs once per requested address
  }, [id])
}

function AddressSummary({ address }: { address: SavedAddress }) {
  return (
    <p className={styles.fact}>
      <strong>{addressName(address)}</strong>
      <span className={styles.muted}>{addressLine(address)}</span>
      {address.landmark ? <span className={styles.muted}>{address.landmark}</span> : undefined}
    </p>
  )
}

function addressLine({ houseNo, address }: SavedAddress): string {
  return `${houseNo}, ${address}`
}
