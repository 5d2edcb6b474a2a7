/** What customers say, as head office and a store's manager read it. */
export const feedback = "Feedback"
export const storeExplanation = "What your store’s customers say: feedback with words or a low score, newest first."
export const officeExplanation = "Feedback with words or a low score, newest first."
export const filter = "Filter the feedback"
export const filters: Readonly<Record<"all" | "words" | "low", string>> = {
  all: "All",
  words: "With words",
  low: "Low scores",
}
export const none = "No feedback to read"
export const noneHint = "In this period nobody wrote anything or gave a low score. Choose a longer period."
export const noMatches = "No feedback matches"
export const noMatchesHint = "Choose a longer period, or show all feedback."
export const allShown = (count: number) => (count === 1 ? "1 entry" : `All ${count} entries`)

/* One customer's feedback. */
export const withoutOrder = "Without an order"
export const starsOf = (stars: number) => (stars === 1 ? "1 star of 5" : `${stars} stars of 5`)
export const noStars = "No stars given"
export const recommendation = "Would recommend us"
export const npsOf = (score: number) => `${score} of 10`
export const aspectRatings = "Ratings of aspects"
export const problems = "What went wrong"
/** `Rider: Impolite`. */
export const problemOf = (aspect: string, problem: string) => `${aspect}: ${problem}`
export const whatHappened = "What happened"

/* The number of somebody who wrote without an order. */
export const showNumber = "Show mobile number"
export const readsAreRecorded = "Recorded with your name."
export const numberLimit =
  "You’ve opened too many numbers. Try again in a minute, or tomorrow if you’ve reached the daily limit."
export const mobile = "Mobile"
