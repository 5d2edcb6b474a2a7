import type { StoreReport } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as orderTexts from "@hearth/texts/console/orders.ts"
import * as reportsTexts from "@hearth/texts/console/reports.ts"
import * as deliveryTypeTexts from "@hearth/texts/place/delivery-types.ts"
import { useCallback } from "react"
import { call } from "../../client/api.ts"
import { formatLocalMoney } from "../../client/country.ts"
import { useCall } from "../../shell/use-call.ts"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { RefreshButton } from "../../shell/refresh-button.tsx"
import { ReportTile, ReportTiles } from "../../shell/report-tiles.tsx"
import { HourChart } from "./hour-chart.tsx"
import styles from "./reports.module.css"

/** Reports of the current day, from midnight in the store's time zone. */
export function ReportsScreen({ storeId }: { storeId: string }) {
  const load = useCallback(
    () => call("GET /store-ops/ve1/stores/{storeId}/figures", { params: { storeId } }),
    [storeId],
  )
  const { data, errorMessage, reload } = useCall(load)
  return (
    <div className="screen">
      <header className="heading-row">
        <h1>{reportsTexts.today}</h1>
        <RefreshButton reload={reload} />
      </header>
      {data ? (
        <ReportTables report={data.figures} />
      ) : (
        <LoadingPanel label={reportsTexts.today} errorMessage={errorMessage} onRetry={reload} />
      )}
    </div>
  )
}

function ReportTables({ report }: { report: StoreReport }) {
  const { orders, sales, cancelled, refunded, late, compensated, medianMinutes, byWay, byHour, best, byCampaign } =
    report
  return (
    <>
      <ReportTiles>
        <ReportTile name={reportsTexts.orders} value={String(orders)} />
        <ReportTile name={reportsTexts.sales} value={formatLocalMoney(sales)} />
        <ReportTile
          name={reportsTexts.medianTime}
          value={medianMinutes === null ? "–" : orderTexts.minutes(Math.round(medianMinutes))}
        />
        <ReportTile
          name={reportsTexts.late}
          value={String(late)}
          note={compensated > 0 ? reportsTexts.compensated(formatLocalMoney(compensated)) : undefined}
        />
        <ReportTile
          name={reportsTexts.cancelled}
          value={String(cancelled)}
          note={refunded > 0 ? reportsTexts.refunded(formatLocalMoney(refunded)) : undefined}
        />
      </ReportTiles>
      <section className="panel">
        <h2>{reportsTexts.ordersByHour}</h2>
        <HourChart byHour={byHour} />
      </section>
      <div className={styles.pair}>
        <Table
          name={reportsTexts.byOrderType}
          columnNames={[reportsTexts.orderType, reportsTexts.orders, reportsTexts.sales]}
          rows={byWay.map((each) => [
            deliveryTypeTexts.name(each.deliveryType),
            String(each.orders),
            formatLocalMoney(each.sales),
          ])}
        />
        <Table
          name={reportsTexts.topSellers}
          columnNames={[reportsTexts.item, reportsTexts.sold]}
          rows={best.map(({ name, quantity }) => [name, String(quantity)])}
        />
        {byCampaign ? (
          <Table
            name={reportsTexts.campaigns}
            columnNames={[reportsTexts.campaignParts, reportsTexts.orders, reportsTexts.sales]}
            rows={byCampaign.map(({ source, medium, campaign, ...each }) => [
              [source, medium, campaign].map((part) => part || "–").join(" · "),
              String(each.orders),
              formatLocalMoney(each.sales),
            ])}
          />
        ) : undefined}
      </div>
    </>
  )
}

function Table({
  name,
  columnNames,
  rows,
}: {
  name: string
  columnNames: readonly string[]
  rows: readonly (readonly string[])[]
}) {
  return (
    <section className="panel">
      <h2>{name}</h2>
      {rows.length === 0 ? (
        <p className="soft">{reportsTexts.noOrdersYet}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {columnNames.map((columnName) => (
                <th key={columnName} scope="col">
                  {columnName}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([rowHeader, ...cells]) => (
              <tr key={rowHeader}>
                <th scope="row">{rowHeader}</th>
                {cells.map((cell, columnIndex) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the index identifies the column
                  <td key={columnIndex}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
