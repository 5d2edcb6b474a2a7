import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { PlaceDrawing } from "@hearth/ui/empty-state/not-found-drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Modal } from "@hearth/ui/modal/modal.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useState } from "react"
import { forgetAddress } from "../../session/change-place.ts"
import { storeByLocation } from "../../session/locator.api.ts"
import type { Answer } from "../../session/use-answer.ts"
import { type AddressWay, pathWith, targetOf } from "../../shell/address-way.ts"
import { nameOfAddress } from "../../shell/name-of-address.ts"
import { placeAt } from "../../shell/place-at.ts"
import { showPopup } from "../../shell/popup.ts"
import { useSettlePlace } from "../../shell/use-settle-place.ts"
import { AddressCard } from "./address-card.tsx"
import { dropDraft } from "./address-draft.ts"
import styles from "./address-book.module.css"
import { deleteAddress } from "./addresses.api.ts"

export function AddressBook({ answer, way }: { answer: Answer<SavedAddress[]>; way: AddressWay }) {
  const settle = useSettlePlace()
  const [choosing, setChoosing] = useState<string>()
  const [doomed, setDoomed] = useState<SavedAddress>()
  const [deleting, setDeleting] = useState(false)

  if (answer.state === "loading") return <Loading />
  if (answer.state === "failed") return <Failed message={answer.message} onRetry={answer.retry} />
  const { value: addresses, reload } = answer

  const choose = async (address: SavedAddress) => {
    setChoosing(address.address_id)
    const found = await storeByLocation(address)
    setChoosing(undefined)
    if (!found.ok) return showPopup({ message: found.message })
    const { latitude, longitude, address_id } = address
    const location = { latitude, longitude, address_id, label: nameOfAddress(address) }
    await settle(found.store, placeAt("DELIVERY", found.store, location), targetOf(way))
  }
  const remove = async (address: SavedAddress) => {
    setDeleting(true)
    try {
      await deleteAddress(address.address_id)
      forgetAddress(address.address_id)
      setDoomed(undefined)
      reload()
    } catch (error) {
      setDoomed(undefined)
      showPopup({ message: error instanceof Error && error.message ? error.message : "" })
    } finally {
      setDeleting(false)
    }
  }

  if (addresses.length === 0) return <Empty way={way} />
  return (
    <>
      <ul className={styles.list}>
        {addresses.map((address) => (
          <AddressCard
            key={address.address_id}
            address={address}
            busy={choosing === address.address_id}
            editHref={pathWith("myAddresses", { edit: address.address_id, from: way.from })}
            onChoose={() => void choose(address)}
            onDelete={() => setDoomed(address)}
          />
        ))}
      </ul>
      <AddAddress way={way} variant="secondary" />
      <Modal
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        header="Delete this address?"
        message={doomed ? `${nameOfAddress(doomed)}: ${doomed.houseNo}, ${doomed.address}` : ""}
        left={{ label: "Keep it" }}
        right={{
          label: "Delete",
          variant: "danger",
          busy: deleting,
          onPress: () => void (doomed && remove(doomed)),
        }}
      />
    </>
  )
}

function Loading() {
  return (
    <ul className={styles.list} aria-busy="true" aria-label="Your addresses are loading">
      {[1, 2].map((each) => (
        <li key={each} className={styles.card}>
          <Skeleton shape="circle" className={styles.mark} />
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
      title="Your addresses didn’t come through"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {message ?? "The connection may be slow. Nothing is lost."}
    </EmptyState>
  )
}

/** Where an address is set: search, then pin, then back here with both. What was typed for another one is not for it. */
function AddAddress({ way: { from }, variant }: { way: AddressWay; variant?: "secondary" }) {
  const href = pathWith("searchAddress", { for: "address", from })
  return (
    <ButtonLink href={href} variant={variant} icon={<PlusIcon size={20} />} onClick={dropDraft}>
      Add an address
    </ButtonLink>
  )
}

function Empty({ way }: { way: AddressWay }) {
  return (
    <EmptyState drawing={<PlaceDrawing />} title="No address saved yet" action={<AddAddress way={way} />}>
      Save home, office or anywhere else once, and order there in two taps.
    </EmptyState>
  )
}
