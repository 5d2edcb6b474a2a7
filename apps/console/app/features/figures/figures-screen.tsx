import type { StoreReport } from "@hearth/contract/calls/store-ops.shapes.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { RefreshIcon } from "@hearth/ui/icon/icons.tsx"
import { useCallback } from "react"
import { call } from "../../session/api.ts"
import { money } from "../../session/country.ts"
import { useAsked } from "../../shell/use-asked.ts"
import { Waiting } from "../../shell/waiting.tsx"
import { HourChart } from "./hour-chart.tsx"
import styles from "./figures.module.css"

const wayNames = { DELIVERY: "Delivery", PICKUP: "Pickup", CURBSIDE: "Curbside", DINEIN: "Dine-in" } as const

/** The day so far, since the store's own midnight. */
export function FiguresScreen({ storeId }: { storeId: string }) {
  const ask = useCallback(() => call("GET /store-ops/ve1/stores/{storeId}/figures", { params: { storeId } }), [storeId])
  const { data, failed, again } = useAsked(ask)
  return (
    <div className="screen">
      <header className={styles.head}>
        <h1>Today so far</h1>
        <Button variant="secondary" size="small" icon={<RefreshIcon size={18} />} onClick={again}>
          Once more
        </Button>
      </header>
      {data ? <Figures figures={data.figures} /> : <Waiting what="Today so far" failed={failed} onRetry={again} />}
    </div>
  )
}

function Figures({ figures }: { figures: StoreReport }) {
  const { orders, sales, cancelled, refunded, late, compensated, medianMinutes, byWay, byHour, best, byCampaign } =
    figures
  return (
    <>
      <dl className={styles.tiles}>
        <Tile name="Orders" value={String(orders)} />
        <Tile name="Sales" value={money(sales)} />
        <Tile name="Half are done within" value={medianMinutes === null ? "–" : `${Math.round(medianMinutes)} min`} />
        <Tile
          name="Late"
          value={String(late)}
          more={compensated > 0 ? `${money(compensated)} given back` : undefined}
        />
        <Tile
          name="Cancelled"
          value={String(cancelled)}
          more={refunded > 0 ? `${money(refunded)} refunded` : undefined}
        />
      </dl>
      <section className="panel">
        <h2>By the hour</h2>
        <HourChart byHour={byHour} />
      </section>
      <div className={styles.pair}>
        <Table
          name="By way"
          heads={["Way", "Orders", "Sales"]}
          rows={byWay.map((each) => [wayNames[each.deliveryType], String(each.orders), money(each.sales)])}
        />
        <Table
          name="Most wanted"
          heads={["Product", "Sold"]}
          rows={best.map(({ name, quantity }) => [name, String(quantity)])}
        />
        {byCampaign ? (
          <Table
            name="Campaigns"
            heads={["Source · medium · campaign", "Orders", "Sales"]}
            rows={byCampaign.map(({ source, medium, campaign, ...each }) => [
              [source, medium, campaign].map((part) => part || "–").join(" · "),
              String(each.orders),
              money(each.sales),
            ])}
          />
        ) : undefined}
      </div>
    </>
  )
}

function Tile({ name, value, more }: { name: string; value: string; more?: string }) {
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {more ? <span className="soft">{more}</span> : undefined}
      </dd>
    </div>
  )
}

function Table({
  name,
  heads,
  rows,
}: {
  name: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}) {
  return (
    <section className="panel">
      <h2>{name}</h2>
      {rows.length === 0 ? (
        <p className="soft">Nothing yet today.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...more]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {more.map((cell, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
