export const ratings = "Ratings"
export const period = "Period"
export const view = "Show"
export const views: Readonly<Record<"report" | "feedback", string>> = {
  report: "Report",
  feedback: "What customers say",
}
export const lastDays: Readonly<Record<"7" | "31" | "180" | "366", string>> = {
  "7": "7 days",
  "31": "31 days",
  "180": "180 days",
  "366": "366 days",
}
export const wholeCountry = "Show all stores"
export const countedAt = (time: string) => `Counted ${time}`
/** For a value that doesn't exist because nobody answered. */
export const none = "–"
/** Negative numbers have a minus sign, not a hyphen. */
export const signed = (value: number) => value.toLocaleString("en-IN").replace("-", "−")
export const percent = (share: number) => `${share}%`

export const averageStars = "Average rating"
export const outOfFive = "of 5 stars"
export const recommendation = "NPS"
export const recommendationHint = "Would recommend us, −100 to 100"
export const remedyTotal = "Given back"
export const metrics: Readonly<Record<"stars" | "nps" | "ratings" | "cases", string>> = {
  stars: "Stars",
  nps: "NPS",
  ratings: "Ratings",
  cases: "Cases",
}

export const overTime = "Over time"
export const metric = "Shown in the chart"
type Interval = "day" | "week" | "month"
export const tableOf: Readonly<Record<Interval, string>> = {
  day: "Ratings by day",
  week: "Ratings by week",
  month: "Ratings by month",
}
export const startOf: Readonly<Record<Interval, string>> = { day: "Day", week: "Week from", month: "Month from" }
/** `18 Nov`, or `Nov 26` for a month. */
export function dateOf(isoDate: string, interval: Interval): string {
  const parts =
    interval === "month"
      ? ({ month: "short", year: "2-digit" } as const)
      : ({ day: "numeric", month: "short" } as const)
  return new Date(isoDate).toLocaleDateString("en-GB", { ...parts, timeZone: "UTC" })
}
export const valueAt = (date: string, name: string, value: string) => `${date}: ${name} ${value}`

export const stores = "Stores"
export const storesHint = "Lowest average first. Stores with few ratings come last."
export const store = "Store"
export const showStore = (name: string) => `${name}: show only this store`
export const dishes = "Dishes"
export const dishesHint = "Lowest share of likes first."
export const dish = "Dish"
export const liked = "Liked"
export const aspects = "Aspects"
export const aspectsHint = "What customers rated besides the whole order."
export const aspect = "Aspect"
export const lowScoreProblems = "After a low score"
export const lowScoreProblemsHint = "What went wrong, most often named first."
export const customers = "Customers"
export const problems = "Problems"
export const problemsHint = "What customers complained about."
export const problem = "Problem"
export const noRatings = "No ratings in this period"
export const noRatingsHint = "Choose a longer period, or another store."
export const noneHere = "None in this period"
export const showAll = (count: number) => `Show all ${count}`
