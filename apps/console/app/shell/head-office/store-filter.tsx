import * as storeFilterTexts from "@hearth/texts/console/store-filter.ts"
import { Field } from "@hearth/ui/field/field.tsx"
import { type SyntheticEvent, useId, useState } from "react"
import { call } from "../../client/api.ts"
import { useCall } from "../use-call.ts"
import { findStore, storeLabel } from "./find-store.ts"

const fetchStores = () => call("GET /store-ops/ve1/stores", { query: {} })

export interface StoreFilterProps {
  storeId: string | undefined
  onChange: (storeId: string | undefined) => void
}

/** Limits a list to one store, which is typed by name or number. Applies when the field is left or Enter is pressed. */
export function StoreFilter({ storeId, onChange }: StoreFilterProps) {
  const { data } = useCall(fetchStores)
  const stores = data?.stores ?? []
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const listId = useId()
  const chosenStore = stores.find(({ id }) => id === storeId)
  const shown = typed ?? (chosenStore ? storeLabel(chosenStore) : (storeId ?? ""))

  function apply(event?: SyntheticEvent): void {
    event?.preventDefault()
    if (typed === undefined) return
    const foundStore = typed.trim() === "" ? undefined : findStore(typed, stores)
    if (foundStore === undefined && typed.trim() !== "") return setError(storeFilterTexts.unknownStore)
    setTyped(undefined)
    if (foundStore !== storeId) onChange(foundStore)
  }

  return (
    <form noValidate onSubmit={apply}>
      <Field
        label={storeFilterTexts.storeNumber}
        name="store"
        type="search"
        list={listId}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        hint={storeFilterTexts.storeHint}
        value={shown}
        error={error}
        onBlur={() => apply()}
        onChange={(event) => {
          setTyped((event.target as HTMLInputElement).value)
          setError(undefined)
        }}
      />
      <datalist id={listId}>
        {stores.map((store) => (
          <option key={store.id} value={storeLabel(store)}>
            {storeLabel(store)}
          </option>
        ))}
      </datalist>
    </form>
  )
}
