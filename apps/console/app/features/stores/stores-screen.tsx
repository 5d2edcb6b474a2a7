import type { OwnStore, StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as storesTexts from "@hearth/texts/console/stores.ts"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { PlaceDrawing, SearchDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { Logo } from "@hearth/ui/logo/logo.tsx"
import { type ReactNode, useEffect, useState } from "react"
import { call } from "../../client/api.ts"
import { readStored } from "../../client/storage.ts"
import { goTo } from "../../shell/console-route.ts"
import { useOfficeAccess } from "../../shell/head-office/use-office-access.ts"
import { RouteLink } from "../../shell/route-link.tsx"
import { useCall } from "../../shell/use-call.ts"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { HeadOfficeCard } from "./head-office-card.tsx"
import { sortStores } from "./sort-stores.ts"
import styles from "./stores.module.css"

const fetchStores = () => call("GET /store-ops/ve1/stores", { query: {} })

export interface StoresScreenProps {
  member: StaffMember
  /** The member wants to choose another store than the last one. */
  isSwitchingStore: boolean
  /** The list of unaccepted orders of all stores. */
  unaccepted: ReactNode
}

/**
 * Opens the member's only store directly, and the store last used on this device unless the member is choosing another
 * one. Otherwise shows a list.
 */
export function StoresScreen({ member, isSwitchingStore, unaccepted }: StoresScreenProps) {
  const { data, errorMessage, reload } = useCall(fetchStores)
  const { data: officeAccess } = useOfficeAccess(member)
  const [search, setSearch] = useState("")
  const lastStore = isSwitchingStore ? undefined : data?.stores.find(({ id }) => id === readStored("store"))
  const storeToOpen = data?.stores.length === 1 ? data.stores[0] : lastStore
  useEffect(() => {
    document.title = storesTexts.pageTitle
  }, [])
  useEffect(() => {
    if (storeToOpen) goTo({ area: "store", storeId: storeToOpen.id, screen: "board" }, "replace")
  }, [storeToOpen])
  if (storeToOpen) return undefined
  const shownStores = sortStores(data?.stores ?? [], search, readStored("store"))
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <Logo />
        <h1>{storesTexts.chooseStore}</h1>
        <p className="soft">{storesTexts.hello(member.name)}</p>
      </header>
      {unaccepted}
      {officeAccess?.screens.length ? <HeadOfficeCard /> : undefined}
      {data === undefined ? (
        <LoadingPanel label={storesTexts.stores} errorMessage={errorMessage} onRetry={reload} />
      ) : data.stores.length === 0 ? (
        <EmptyState drawing={<PlaceDrawing />} title={storesTexts.noStoresYet}>
          {storesTexts.askManager}
        </EmptyState>
      ) : (
        <>
          <Field
            label={storesTexts.search}
            type="search"
            value={search}
            onChange={(event) => setSearch((event.target as HTMLInputElement).value)}
          />
          {shownStores.length === 0 ? (
            <EmptyState drawing={<SearchDrawing />} title={storesTexts.noStoresFound} />
          ) : (
            <ul className={styles.list}>
              {shownStores.map((store) => (
                <StoreRow key={store.id} store={store} />
              ))}
            </ul>
          )}
        </>
      )}
    </main>
  )
}

function StoreRow({ store }: { store: OwnStore }) {
  return (
    <li>
      <RouteLink to={{ area: "store", storeId: store.id, screen: "board" }} className={styles.store}>
        <span className={styles.text}>
          <b>{store.name}</b>
          <span className="soft">
            {store.city} · {store.id}
            {store.live > 0 ? ` · ${storesTexts.activeOrders(store.live)}` : ""}
            {store.online ? "" : ` · ${storesTexts.offline}`}
          </span>
        </span>
        {store.waiting > 0 ? <span className={styles.waiting}>{storesTexts.newOrders(store.waiting)}</span> : undefined}
        <ChevronIcon size={18} />
      </RouteLink>
    </li>
  )
}
