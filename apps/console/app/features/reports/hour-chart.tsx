import type { StoreReport } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as reportsTexts from "@hearth/texts/console/reports.ts"
import styles from "./reports.module.css"

const WIDTH = 720
const HEIGHT = 190
const BASELINE_Y = 150
const HOUR_WIDTH = WIDTH / 24

/** Bars for sighted users, and a table with the same data for screen readers. */
export function HourChart({ byHour }: Pick<StoreReport, "byHour">) {
  const ordersAt = (hour: number) => byHour.find((each) => each.hour === hour)?.orders ?? 0
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  const maxOrders = Math.max(1, ...hours.map(ordersAt))
  if (byHour.every((each) => each.orders === 0)) return <p className="soft">{reportsTexts.noOrdersYet}</p>
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} aria-hidden="true">
        <path d={`M0 ${BASELINE_Y}.5H${WIDTH}`} className={styles.ground} />
        {hours.map((hour) => {
          const height = (ordersAt(hour) / maxOrders) * (BASELINE_Y - 24)
          const x = hour * HOUR_WIDTH
          return (
            <g key={hour}>
              {height > 0 ? (
                <>
                  <rect
                    x={x + 4}
                    y={BASELINE_Y - height}
                    width={HOUR_WIDTH - 8}
                    height={height}
                    rx="4"
                    className={styles.bar}
                  />
                  <text x={x + HOUR_WIDTH / 2} y={BASELINE_Y - height - 6} className={styles.label}>
                    {ordersAt(hour)}
                  </text>
                </>
              ) : undefined}
              {hour % 3 === 0 ? (
                <text x={x + HOUR_WIDTH / 2} y={BASELINE_Y + 26} className={styles.label}>
                  {hour}
                </text>
              ) : undefined}
            </g>
          )
        })}
      </svg>
      <table className="sr-only">
        <caption>{reportsTexts.ordersByHour}</caption>
        <thead>
          <tr>
            <th scope="col">{reportsTexts.hour}</th>
            <th scope="col">{reportsTexts.orders}</th>
          </tr>
        </thead>
        <tbody>
          {byHour.map((each) => (
            <tr key={each.hour}>
              <th scope="row">{each.hour}:00</th>
              <td>{each.orders}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
