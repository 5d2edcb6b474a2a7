import type { StockItem } from "@hearth/contract/calls/store-ops.shapes.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { SearchDrawing } from "@hearth/ui/empty-state/not-found-drawings.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useCallback, useState } from "react"
import { call, newKey } from "../../client/api.ts"
import { serverNow } from "../../client/server-clock.ts"
import { useQuery } from "../../shell/use-query.ts"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { formatSoldOutUntil } from "./format-sold-out-until.ts"
import { SoldOutSheet } from "./sold-out-sheet.tsx"
import styles from "./stock.module.css"

export interface StockScreenProps {
  storeId: string
  timeZone: string
}

/** The menu's products, with which are sold out and until when. */
export function StockScreen({ storeId, timeZone }: StockScreenProps) {
  const load = useCallback(() => call("GET /store-ops/ve1/stores/{storeId}/stock", { params: { storeId } }), [storeId])
  const { data, failed, reload } = useQuery(load)
  const [search, setSearch] = useState("")
  const [chosen, setChosen] = useState<StockItem>()
  const zone = timeZone as TimeZone

  async function restock({ productId, name }: StockItem): Promise<void> {
    const route = "DELETE /store-ops/ve1/stores/{storeId}/stock/{productId}"
    const answer = await call(route, { params: { storeId, productId }, idempotencyKey: newKey() })
    if (answer.ok) showToast({ message: `${name} is back on the menu.`, tone: "success" })
    else showToast({ message: answer.message, tone: "error" })
    await reload()
  }

  if (!data) {
    return (
      <div className="screen">
        <h1>Stock</h1>
        <LoadingPanel label="Stock" failed={failed} onRetry={reload} />
      </div>
    )
  }
  const words = search.toLowerCase().trim()
  const found = data.items.filter(({ name, category }) => `${name} ${category}`.toLowerCase().includes(words))
  const out = found.filter(({ soldOutUntil }) => soldOutUntil !== null && Date.parse(soldOutUntil) > serverNow())
  const groups = Object.entries(Object.groupBy(found, ({ category }) => category))
  const row = (item: StockItem) => (
    <li key={item.productId}>
      <span>
        <b>{item.name}</b>
        {out.includes(item) ? (
          <span className={styles.out}>
            Sold out until {formatSoldOutUntil(item.soldOutUntil ?? "", serverNow(), zone)}
          </span>
        ) : undefined}
      </span>
      {out.includes(item) ? (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Back on the menu: ${item.name}`}
          onClick={() => restock(item)}
        >
          Back on the menu
        </Button>
      ) : (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Mark sold out: ${item.name}`}
          onClick={() => setChosen(item)}
        >
          Mark sold out
        </Button>
      )}
    </li>
  )
  return (
    <div className="screen">
      <h1>Stock</h1>
      <Field
        label="Search the menu"
        type="search"
        value={search}
        onChange={(event) => setSearch((event.target as HTMLInputElement).value)}
      />
      {out.length > 0 ? (
        <section className="panel">
          <h2>Sold out just now ({out.length})</h2>
          <ul className="rows">{out.map(row)}</ul>
        </section>
      ) : undefined}
      {found.length === 0 ? <EmptyState drawing={<SearchDrawing />} title="Nothing by this name" /> : undefined}
      {groups.map(([category, items = []]) => {
        const rest = items.filter((item) => !out.includes(item))
        return rest.length === 0 ? undefined : (
          <section key={category} className="panel">
            <h2>{category}</h2>
            <ul className="rows">{rest.map(row)}</ul>
          </section>
        )
      })}
      <SoldOutSheet storeId={storeId} zone={zone} item={chosen} onClose={() => setChosen(undefined)} onDone={reload} />
    </div>
  )
}
