export interface ChartPoint {
  x: number
  y: number
  /** The index of the point in the data. */
  index: number
}

export interface ChartLayout {
  /** Points without a gap between them, to be joined by a line. */
  segments: ChartPoint[][]
  /** The width that belongs to one point, for bars and for the area that shows its value. */
  step: number
  xOf: (index: number) => number
  yOf: (value: number) => number
  /** The indexes of the points whose date is written below. */
  labelled: number[]
}

export interface ChartInput {
  /** Null where there is nothing to show: the line has a gap there. */
  values: readonly (number | null)[]
  left: number
  right: number
  top: number
  bottom: number
  lowest: number
  highest: number
  /** How many dates fit below the chart. */
  maxLabels: number
}

/** Places values in a chart. Time goes from left to right, each point in the middle of its own column. */
export function layOutChart(input: ChartInput): ChartLayout {
  const { values, left, right, top, bottom, lowest, highest, maxLabels } = input
  const step = (right - left) / Math.max(1, values.length)
  const xOf = (index: number) => left + (index + 0.5) * step
  const yOf = (value: number) => bottom - ((value - lowest) / (highest - lowest || 1)) * (bottom - top)
  const segments: ChartPoint[][] = []
  let current: ChartPoint[] | undefined
  for (const [index, value] of values.entries()) {
    if (value === null) current = undefined
    else {
      if (!current) segments.push((current = []))
      current.push({ x: xOf(index), y: yOf(value), index })
    }
  }
  return { segments, step, xOf, yOf, labelled: labelledIndexes(values.length, maxLabels) }
}

/** The last point always has a date, and the others have it at equal distances before it. */
function labelledIndexes(count: number, maxLabels: number): number[] {
  const labelInterval = Math.max(1, Math.ceil(count / Math.max(1, maxLabels)))
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % labelInterval === 0)
}

/** The end of an axis that begins at zero: a round number that is at least as high as every value. */
export function roundUp(highest: number): number {
  if (highest <= 5) return 5
  const magnitude = 10 ** Math.floor(Math.log10(highest))
  const factor = [1, 2, 5, 10].find((each) => each * magnitude >= highest) ?? 10
  return factor * magnitude
}
