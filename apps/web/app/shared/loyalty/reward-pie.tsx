import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { pieSlices, pointOnSlice, slicePath } from "./pie-geometry.ts"
import styles from "./reward-pie.module.css"

/** The outer radii of the parts, in the units of the drawing. */
const CRUST = 94
const SAUCE = 81
const CHEESE = 77
const OUTLINE = 90
/** How far each slice is moved away from the centre, so that there is a gap between slices. */
const GAP = 4

type Topping = readonly [kind: "pepperoni" | "olive" | "basil", distance: number, side: number, turn: number]

/** Two arrangements that alternate, so that neighbouring slices differ. */
const arrangements: readonly (readonly Topping[])[] = [
  [
    ["pepperoni", 62, -0.44, 0],
    ["basil", 63, 0.42, 35],
    ["olive", 42, 0.34, 0],
    ["pepperoni", 33, -0.16, 0],
  ],
  [
    ["basil", 62, -0.46, -30],
    ["pepperoni", 60, 0.4, 0],
    ["olive", 68, 0, 0],
    ["olive", 41, -0.34, 0],
    ["pepperoni", 35, 0.2, 0],
  ],
]

/** Irregular spots on the crust: distance and side of each. */
const bakeMarks = [
  [87.5, -0.7],
  [88.5, -0.12],
  [87, 0.52],
] as const

interface RewardPieProps {
  filled: number
  /** Slices that are on their way. */
  coming?: number
  total: number
  /** A small drawing beside a text that says the same: without details, and silent for screen readers. */
  small?: boolean
  /** An example instead of the customer's slices: without frames, and silent for screen readers. */
  decorative?: boolean
}

/**
 * LOY-2: a pizza that fills slice by slice. Collected slices look like pizza, those on their way are pale, and the
 * others are outlines.
 */
export function RewardPie({ filled, coming = 0, total, small = false, decorative = false }: RewardPieProps) {
  const isSilent = small || decorative
  return (
    <svg
      viewBox="-106 -106 212 212"
      className={classNames(styles.pie, small && styles.small)}
      {...(isSilent
        ? { "aria-hidden": true }
        : { role: "img", "aria-label": rewardsTexts.slicesFilled(filled, total, coming) })}
    >
      <defs>
        <radialGradient id="reward-crust" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={CRUST}>
          <stop offset="0.84" stopColor="#b5662a" />
          <stop offset="0.93" stopColor="#e2a25a" />
          <stop offset="1" stopColor="#a8581f" />
        </radialGradient>
        <radialGradient id="reward-cheese" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={CHEESE}>
          <stop offset="0" stopColor="#ffe29a" />
          <stop offset="0.7" stopColor="#fbd27a" />
          <stop offset="1" stopColor="#f0b04e" />
        </radialGradient>
      </defs>
      <circle r="104" className={styles.board} />
      <circle r="99" className={styles.rim} />
      {pieSlices(filled, coming, total).map(({ angle, state }, index) => (
        <g key={angle} transform={`rotate(${angle}) translate(0 ${-GAP})`}>
          {state === "empty" ? (
            <path d={slicePath(OUTLINE, total)} className={styles.outline} />
          ) : (
            <g className={state === "coming" ? styles.pale : styles.slice}>
              <FilledSlice total={total} toppings={arrangements[index % arrangements.length] ?? []} />
            </g>
          )}
          {state === "coming" && !decorative ? (
            <path d={slicePath(CRUST, total)} className={styles.comingEdge} />
          ) : undefined}
        </g>
      ))}
    </svg>
  )
}

function FilledSlice({ total, toppings }: { total: number; toppings: readonly Topping[] }) {
  return (
    <>
      <path d={slicePath(CRUST, total)} fill="url(#reward-crust)" />
      {bakeMarks.map(([distance, side]) => {
        const { x, y } = pointOnSlice(distance, side, total)
        return <ellipse key={side} cx={x} cy={y} rx="4" ry="2" className={styles.bakeMark} />
      })}
      <path d={slicePath(SAUCE, total)} className={styles.sauce} />
      <path d={slicePath(CHEESE, total)} fill="url(#reward-cheese)" />
      {toppings.map(([kind, distance, side, turn]) => {
        const { x, y } = pointOnSlice(distance, side, total)
        const Drawing = toppingDrawings[kind]
        return (
          <g key={`${distance} ${side}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <Drawing />
          </g>
        )
      })}
    </>
  )
}

function Pepperoni() {
  return (
    <>
      <circle r="9.5" className={styles.pepperoniEdge} />
      <circle r="8" className={styles.pepperoni} />
      <path d="M-3.5 -2.5h.1M3 -3.5h.1M1.5 3.5h.1M-3 3h.1" className={styles.fat} />
    </>
  )
}

function Olive() {
  return <circle r="3.6" className={styles.olive} />
}

function Basil() {
  return (
    <>
      <path d="M0 -10C7 -6 7 4 0 10C-7 4 -7 -6 0 -10Z" className={styles.basil} />
      <path d="M0 -6V7" className={styles.vein} />
    </>
  )
}

const toppingDrawings = { pepperoni: Pepperoni, olive: Olive, basil: Basil }
