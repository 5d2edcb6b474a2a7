import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import * as fieldTexts from "@hearth/texts/checkout/address-fields.ts"
import * as addressTexts from "@hearth/texts/checkout/addresses.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { PlaceDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Modal } from "@hearth/ui/modal/modal.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useState } from "react"
import { clearDeletedAddress } from "../../place/place-commands.ts"
import { fetchStoreByLocation } from "../../place/locator.api.ts"
import type { Query } from "@hearth/browser/use-query.ts"
import { type AddressRoute, postorderPath, targetAfterChoosingPlace } from "../../shared/address/address-route.ts"
import { addressName } from "../../shared/address/address-name.ts"
import { toChosenPlace } from "../../place/to-chosen-place.ts"
import { showPopup } from "../../client/popup.store.ts"
import { useChoosePlaceWithNotice } from "../../place/use-choose-place-with-notice.ts"
import { AddressCard } from "./address-card.tsx"
import { discardDraft } from "./address-draft.ts"
import styles from "./address-book.module.css"
import { deleteAddress } from "./addresses.api.ts"

export function AddressBook({ query, addressRoute }: { query: Query<SavedAddress[]>; addressRoute: AddressRoute }) {
  const selectPlace = useChoosePlaceWithNotice()
  const [choosingId, setChoosingId] = useState<string>()
  const [addressToDelete, setAddressToDelete] = useState<SavedAddress>()
  const [deleting, setDeleting] = useState(false)

  if (query.state === "loading") return <Loading />
  if (query.state === "failed") return <Failed message={query.message} onRetry={query.retry} />
  const { value: addresses, reload } = query

  const choose = async (address: SavedAddress) => {
    setChoosingId(address.address_id)
    const storeResult = await fetchStoreByLocation(address)
    setChoosingId(undefined)
    if (!storeResult.ok) return showPopup({ message: storeResult.message })
    const { latitude, longitude, address_id } = address
    const location = { latitude, longitude, address_id, label: addressName(address) }
    await selectPlace(
      storeResult.data,
      toChosenPlace("DELIVERY", storeResult.data, location),
      targetAfterChoosingPlace(addressRoute),
    )
  }
  const remove = async (address: SavedAddress) => {
    setDeleting(true)
    const result = await deleteAddress(address.address_id)
    setDeleting(false)
    setAddressToDelete(undefined)
    if (!result.ok) return showPopup({ message: result.message })
    clearDeletedAddress(address.address_id)
    reload()
  }

  if (addresses.length === 0) return <Empty addressRoute={addressRoute} />
  return (
    <>
      <ul className={styles.list}>
        {addresses.map((address) => (
          <AddressCard
            key={address.address_id}
            address={address}
            busy={choosingId === address.address_id}
            editHref={postorderPath("myAddresses", { edit: address.address_id, from: addressRoute.from })}
            onChoose={() => void choose(address)}
            onDelete={() => setAddressToDelete(address)}
          />
        ))}
      </ul>
      <AddAddress addressRoute={addressRoute} variant="secondary" />
      <Modal
        open={addressToDelete !== undefined}
        onClose={() => setAddressToDelete(undefined)}
        header={addressTexts.deleteQuestion}
        message={
          addressToDelete
            ? addressTexts.namedAddress(addressName(addressToDelete), addressToDelete.houseNo, addressToDelete.address)
            : ""
        }
        left={{ label: labels.cancel }}
        right={{
          label: addressTexts.deleteAddress,
          variant: "danger",
          busy: deleting,
          onPress: () => void (addressToDelete && remove(addressToDelete)),
        }}
      />
    </>
  )
}

function Loading() {
  return (
    <ul className={styles.list} aria-busy="true" aria-label={addressTexts.loading}>
      {[1, 2].map((each) => (
        <li key={each} className={styles.card}>
          <Skeleton shape="circle" className={styles.typeIcon} />
          <Skeleton lines={3} />
        </li>
      ))}
    </ul>
  )
}

function Failed({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  return (
    <EmptyState
      drawing={<PlaceDrawing />}
      title={addressTexts.notLoaded}
      action={<Button onClick={onRetry}>{labels.tryAgain}</Button>}
    >
      {message ?? labels.slowConnection}
    </EmptyState>
  )
}

/**
 * Starts adding an address: the customer searches for a place, then sets the pin, then returns to this page with the
 * pin's coordinates and label in the URL. Discards the draft of any other address.
 */
function AddAddress({ addressRoute: { from }, variant }: { addressRoute: AddressRoute; variant?: "secondary" }) {
  const href = postorderPath("searchAddress", { for: "address", from })
  return (
    <ButtonLink href={href} variant={variant} icon={<PlusIcon size={20} />} onClick={discardDraft}>
      {fieldTexts.addAddress}
    </ButtonLink>
  )
}

function Empty({ addressRoute }: { addressRoute: AddressRoute }) {
  return (
    <EmptyState
      drawing={<PlaceDrawing />}
      title={addressTexts.noneSaved}
      action={<AddAddress addressRoute={addressRoute} />}
    >
      {addressTexts.whySave}
    </EmptyState>
  )
}
