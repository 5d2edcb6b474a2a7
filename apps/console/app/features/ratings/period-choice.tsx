import * as ratingsTexts from "@hearth/texts/console/ratings.ts"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { type Period, periods } from "./ratings-period.ts"

/** How many days back the screen goes. */
export function PeriodChoice({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  return (
    <RadioGroup<Period>
      legend={ratingsTexts.period}
      variant="chips"
      value={period}
      onChange={onChange}
      options={periods.map((value) => ({ value, label: ratingsTexts.lastDays[value] }))}
    />
  )
}
