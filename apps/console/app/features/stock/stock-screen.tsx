import type { StockItem } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as stockTexts from "@hearth/texts/console/stock.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { SearchDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useCallback, useState } from "react"
import { call, newKey } from "../../client/api.ts"
import { serverNow } from "../../client/server-clock.ts"
import { useCall } from "../../shell/use-call.ts"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { formatSoldOutUntil } from "./format-sold-out-until.ts"
import { SoldOutSheet } from "./sold-out-sheet.tsx"
import styles from "./stock.module.css"

export interface StockScreenProps {
  storeId: string
  timeZone: string
}

/** The menu's products; shows which are sold out and until when. */
export function StockScreen({ storeId, timeZone }: StockScreenProps) {
  const load = useCallback(() => call("GET /store-ops/ve1/stores/{storeId}/stock", { params: { storeId } }), [storeId])
  const { data, errorMessage, reload } = useCall(load)
  const [search, setSearch] = useState("")
  const [chosen, setChosen] = useState<StockItem>()
  const zone = timeZone as TimeZone

  async function restock({ productId, name }: StockItem): Promise<void> {
    const route = "DELETE /store-ops/ve1/stores/{storeId}/stock/{productId}"
    const result = await call(route, { params: { storeId, productId }, idempotencyKey: newKey() })
    if (result.ok) showToast({ message: stockTexts.availableAgain(name), tone: "success" })
    else showToast({ message: result.message, tone: "error" })
    await reload()
  }

  if (!data) {
    return (
      <div className="screen">
        <h1>{stockTexts.stock}</h1>
        <LoadingPanel label={stockTexts.stock} errorMessage={errorMessage} onRetry={reload} />
      </div>
    )
  }
  const searchText = search.toLowerCase().trim()
  const matches = data.items.filter(({ name, category }) => `${name} ${category}`.toLowerCase().includes(searchText))
  const soldOutItems = matches.filter(
    ({ soldOutUntil }) => soldOutUntil !== null && Date.parse(soldOutUntil) > serverNow(),
  )
  const groups = Object.entries(Object.groupBy(matches, ({ category }) => category))
  const renderRow = (item: StockItem) => (
    <li key={item.productId}>
      <span>
        <b>{item.name}</b>
        {soldOutItems.includes(item) ? (
          <span className={styles.soldOut}>
            {stockTexts.soldOutUntil(formatSoldOutUntil(item.soldOutUntil ?? "", serverNow(), zone))}
          </span>
        ) : undefined}
      </span>
      {soldOutItems.includes(item) ? (
        <Button
          size="small"
          variant="secondary"
          aria-label={stockTexts.markItemAvailable(item.name)}
          onClick={() => restock(item)}
        >
          {stockTexts.markAvailable}
        </Button>
      ) : (
        <Button
          size="small"
          variant="secondary"
          aria-label={stockTexts.markItemSoldOut(item.name)}
          onClick={() => setChosen(item)}
        >
          {stockTexts.markSoldOut}
        </Button>
      )}
    </li>
  )
  return (
    <div className="screen">
      <h1>{stockTexts.stock}</h1>
      <Field
        label={stockTexts.searchMenu}
        type="search"
        value={search}
        onChange={(event) => setSearch((event.target as HTMLInputElement).value)}
      />
      {soldOutItems.length > 0 ? (
        <section className="panel">
          <h2>{stockTexts.soldOutCount(soldOutItems.length)}</h2>
          <ul className="rows">{soldOutItems.map(renderRow)}</ul>
        </section>
      ) : undefined}
      {matches.length === 0 ? <EmptyState drawing={<SearchDrawing />} title={stockTexts.noItemsFound} /> : undefined}
      {groups.map(([category, items = []]) => {
        const availableItems = items.filter((item) => !soldOutItems.includes(item))
        return availableItems.length === 0 ? undefined : (
          <section key={category} className="panel">
            <h2>{category}</h2>
            <ul className="rows">{availableItems.map(renderRow)}</ul>
          </section>
        )
      })}
      <SoldOutSheet storeId={storeId} zone={zone} item={chosen} onClose={() => setChosen(undefined)} onDone={reload} />
    </div>
  )
}
