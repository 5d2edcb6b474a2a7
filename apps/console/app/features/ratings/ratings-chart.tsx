import * as ratingsTexts from "@hearth/texts/console/ratings.ts"
import { useEffect, useRef, useState } from "react"
import { layOutChart, roundUp } from "./chart-layout.ts"
import type { RatingsReport } from "@hearth/contract/calls/console/ratings.calls.ts"
import styles from "./ratings.module.css"

export type Metric = "stars" | "nps" | "ratings" | "cases"

const HEIGHT = 260
const TOP = 22
const BOTTOM = HEIGHT - 34
const LEFT = 40
/** Half of the last date is beyond its point. */
const RIGHT = 16
/** The width of a date with the space around it. */
const LABEL_WIDTH = 64
/** Narrower columns have no room for a number above each bar. */
const MIN_NUMBERED_STEP = 26

type TimePoint = RatingsReport["overTime"][number]

const valueOf = (metric: Metric, point: TimePoint): number | null =>
  metric === "stars" ? point.averageStars : point[metric]

const formatValue = (metric: Metric, value: number | null): string => {
  if (value === null) return ratingsTexts.none
  return metric === "stars" ? value.toFixed(1) : ratingsTexts.signed(value)
}

export interface RatingsChartProps {
  metric: Metric
  points: readonly TimePoint[]
  interval: "day" | "week" | "month"
}

/** A line for stars and NPS, bars for counts, and a table with the same numbers for screen readers. */
export function RatingsChart({ metric, points, interval }: RatingsChartProps) {
  const [width, box] = useWidth()
  const values = points.map((point) => valueOf(metric, point))
  const [lowest, highest] = rangeOf(metric, values)
  const layout = layOutChart({
    values,
    left: LEFT,
    right: width - RIGHT,
    top: TOP,
    bottom: BOTTOM,
    lowest,
    highest,
    maxLabels: Math.floor((width - LEFT) / LABEL_WIDTH),
  })
  const isLine = metric === "stars" || metric === "nps"
  const name = ratingsTexts.metrics[metric]
  return (
    <div ref={box} className={styles.chartBox}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} className={styles.chart} aria-hidden="true">
        {gridOf(metric, highest).map((value) => (
          <g key={value}>
            <path d={`M${LEFT} ${layout.yOf(value)}H${width}`} className={styles.grid} />
            <text x={LEFT - 8} y={layout.yOf(value) + 4} className={styles.axis}>
              {ratingsTexts.signed(value)}
            </text>
          </g>
        ))}
        {layout.labelled.map((index) => (
          <text key={index} x={layout.xOf(index)} y={HEIGHT - 10} className={styles.date}>
            {ratingsTexts.dateOf(points[index]?.firstDay ?? "", interval)}
          </text>
        ))}
        {isLine
          ? layout.segments.map((segment) => (
              <g key={segment[0]?.index}>
                <path d={areaOf(segment, layout.yOf(lowest))} className={styles.area} />
                <polyline points={segment.map(({ x, y }) => `${x},${y}`).join(" ")} className={styles.line} />
                {segment.map(({ x, y, index }) => (
                  <circle key={index} cx={x} cy={y} r={points.length > 40 ? 3 : 4.5} className={styles.dot} />
                ))}
              </g>
            ))
          : values.map((value, index) =>
              value === null || value === 0 ? undefined : (
                <g key={points[index]?.firstDay}>
                  <rect
                    x={layout.xOf(index) - barWidth(layout.step) / 2}
                    y={layout.yOf(value)}
                    width={barWidth(layout.step)}
                    height={BOTTOM - layout.yOf(value)}
                    rx="4"
                    className={styles.bar}
                  />
                  {layout.step >= MIN_NUMBERED_STEP ? (
                    <text x={layout.xOf(index)} y={layout.yOf(value) - 6} className={styles.number}>
                      {value}
                    </text>
                  ) : undefined}
                </g>
              ),
            )}
        {points.map((point, index) => (
          <rect
            key={point.firstDay}
            x={layout.xOf(index) - layout.step / 2}
            y={0}
            width={layout.step}
            height={BOTTOM}
            className={styles.hit}
          >
            <title>
              {ratingsTexts.valueAt(
                ratingsTexts.dateOf(point.firstDay, "day"),
                name,
                formatValue(metric, values[index] ?? null),
              )}
            </title>
          </rect>
        ))}
      </svg>
      <table className="sr-only">
        <caption>{ratingsTexts.tableOf[interval]}</caption>
        <thead>
          <tr>
            <th scope="col">{ratingsTexts.startOf[interval]}</th>
            {(["stars", "nps", "ratings", "cases"] as const).map((each) => (
              <th key={each} scope="col">
                {ratingsTexts.metrics[each]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.firstDay}>
              <th scope="row">{ratingsTexts.dateOf(point.firstDay, "day")}</th>
              {(["stars", "nps", "ratings", "cases"] as const).map((each) => (
                <td key={each}>{formatValue(each, valueOf(each, point))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const barWidth = (step: number) => Math.max(3, Math.min(40, step * 0.66))

function rangeOf(metric: Metric, values: readonly (number | null)[]): [lowest: number, highest: number] {
  if (metric === "stars") return [1, 5]
  if (metric === "nps") return [-100, 100]
  return [0, roundUp(Math.max(0, ...values.map((value) => value ?? 0)))]
}

function gridOf(metric: Metric, highest: number): number[] {
  if (metric === "stars") return [1, 2, 3, 4, 5]
  if (metric === "nps") return [-100, -50, 0, 50, 100]
  return highest === 5 ? [0, 1, 2, 3, 4, 5] : [0, highest / 2, highest]
}

function areaOf(segment: readonly { x: number; y: number }[], ground: number): string {
  const [first] = segment
  const last = segment.at(-1)
  if (!first || !last) return ""
  return `M${first.x} ${ground}L${segment.map(({ x, y }) => `${x} ${y}`).join("L")}L${last.x} ${ground}Z`
}

/** The width of the box in pixels, so that the text in the chart keeps its size on every screen. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(Math.max(240, Math.floor(element.clientWidth))))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, box] as const
}
