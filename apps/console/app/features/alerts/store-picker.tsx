import type { AlertStore } from "@hearth/contract/calls/console/alerts-console.calls.ts"
import { alertLimits } from "@hearth/domain/alerts/alert-rules.ts"
import * as alertsTexts from "@hearth/texts/console/alerts.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { CloseIcon, SearchIcon } from "@hearth/ui/icon/icons.tsx"
import { PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { type KeyboardEvent, useState } from "react"
import { call } from "../../client/api.ts"
import styles from "./alerts.module.css"

export interface StorePickerProps {
  chosen: readonly AlertStore[]
  error: string | undefined
  onChange: (chosen: readonly AlertStore[]) => void
}

/** Finds stores by name, city or number, and adds one or all that were found. `stores` is its name in the form. */
export function StorePicker({ chosen, error, onChange }: StorePickerProps) {
  const [search, setSearch] = useState("")
  const [found, setFound] = useState<readonly AlertStore[]>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isChosen = ({ id }: AlertStore) => chosen.some((store) => store.id === id)
  const addable = found?.filter((store) => !isChosen(store)) ?? []
  const add = (stores: readonly AlertStore[]) => onChange([...chosen, ...stores].slice(0, alertLimits.stores))

  async function find(): Promise<void> {
    if (busy || search.trim() === "") return
    setBusy(true)
    setFailure(undefined)
    const result = await call("GET /store-ops/ve1/head-office/alert-stores", { query: { search: search.trim() } })
    setBusy(false)
    if (!result.ok) return setFailure(result.message)
    setFound(result.data.stores)
    if (result.data.stores.length === 0) setFailure(alertsTexts.noStoreFound)
  }
  /** Enter searches instead of publishing the alert. */
  function searchOnEnter(event: KeyboardEvent): void {
    if (event.key !== "Enter") return
    event.preventDefault()
    void find()
  }

  return (
    <div className="stack">
      <div className={styles.find}>
        <Field
          label={alertsTexts.findStores}
          name="stores"
          type="search"
          autoComplete="off"
          maxLength={60}
          hint={alertsTexts.findStoresHint}
          value={search}
          error={failure ?? error}
          onKeyDown={searchOnEnter}
          onChange={(event) => {
            setSearch((event.target as HTMLInputElement).value)
            setFailure(undefined)
          }}
        />
        <Button variant="secondary" busy={busy} icon={<SearchIcon size={20} />} onClick={() => void find()}>
          {alertsTexts.find}
        </Button>
      </div>
      {addable.length > 0 ? (
        <section className={styles.found} aria-label={alertsTexts.foundStores}>
          {addable.length > 1 ? (
            <Button size="small" variant="secondary" onClick={() => add(addable)}>
              {alertsTexts.addAll(addable.length)}
            </Button>
          ) : undefined}
          <ul>
            {addable.map((store) => (
              <li key={store.id}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-label={alertsTexts.addStore(store.name, store.city)}
                  onClick={() => add([store])}
                >
                  <PlusIcon size={18} />
                  <span>
                    {store.name} <span className="soft">{store.city}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : undefined}
      <output className="soft">{chosen.length > 0 ? alertsTexts.chosenCount(chosen.length) : ""}</output>
      {chosen.length > 0 ? (
        <ul className={styles.chosen}>
          {chosen.map((store) => (
            <li key={store.id}>
              <button
                type="button"
                className={styles.chip}
                aria-label={alertsTexts.removeStore(store.name)}
                onClick={() => onChange(chosen.filter(({ id }) => id !== store.id))}
              >
                {store.name}
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : undefined}
    </div>
  )
}
