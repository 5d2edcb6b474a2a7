/** The screens where customers rate an order or write to us without one. */
export const howWasIt = "How was your order?"
export const howAreWe = "How are we doing?"
export const aboutFeedback = "Tell us what you liked and what we can do better."
/** `Margherita, Garlic bread and 3 more`. */
export const dishNames = (names: readonly string[], others: number) =>
  `${names.join(", ")}${others > 0 ? ` and ${others} more` : ""}`
export const onlyStarsNeeded = "Only the stars are needed. The rest is up to you."

/* The overall rating. */
export const overallRating = "Overall rating"
const starWords = ["Awful", "Poor", "Okay", "Good", "Great"]
/** `stars`: 1 to 5. */
export const starWord = (stars: number) => starWords[stars - 1] ?? ""
export const tapStar = "Tap a star"
const starCount = (stars: number) => (stars === 1 ? "1 star" : `${stars} stars`)
export const starChoice = (stars: number) => `${starCount(stars)}, ${starWord(stars)}`

/* Aspects and dishes. */
export const whatStoodOut = "What stood out?"
export const yourDishes = "Your dishes"
export const like = (dish: string) => `I liked ${dish}`
export const dislike = (dish: string) => `I didn’t like ${dish}`
export const liked = "Liked"
export const notLiked = "Not liked"
export const showMoreDishes = (count: number) => (count === 1 ? "Show 1 more dish" : `Show ${count} more dishes`)

/* The recommendation, 0 to 10. */
export const recommendation = "Would you recommend us to a friend?"
export const recommendationGiven = "Would you recommend us?"
/** The ends of the scale have words. */
export const npsChoice = (score: number) => {
  if (score === 0) return "0: not at all"
  return score === 10 ? "10: absolutely" : String(score)
}
export const npsOf = (score: number) => `${score} of 10`

/* The text. */
export const yourWords = "Tell us more"
export const wordsExample = "What was great? What could be better?"
export const charactersOf = (count: number, max: number) => `${count} of ${max} characters`
export const charactersMissing = (count: number) => `${count} more needed`
export const charactersToGo = (count: number, min: number) =>
  `${count} characters, ${min - count} more needed if you write something`

/* Sending. */
export const acceptTerms = <Node>(link: (label: string) => Node) => ["I accept the ", link("terms of use")]
export const termsNeeded = "Accept the terms of use to send your feedback."
export const mobileNeeded = "Enter a mobile number."
export const send = "Send feedback"

/* After a low score. */
export const sorry = "Sorry that we let you down"
export const whatWentWrong = "What went wrong? Choose all that apply."
export const whatHappened = "What happened?"
export const whatHappenedExample = "What should we put right?"
export const sendAnswers = "Send"
export const skip = "Skip"
export const chooseOrWrite = "Choose what went wrong, or write something."

/* The end. */
export const thankYou = "Thank you!"
export const thanksForRating = "Your feedback helps us make the next one even better."
export const thanksAfterLowScore = "We’re sorry that it wasn’t better."
export const thanksWithoutOrder = "Your feedback helps us get better."
export const putItRight = "Would you like us to put it right? Report it, and you’ll get an answer."
export const backToHome = "Back to home"
export const seeOrder = "See the order"
export const yourOrders = "Your orders"

/* What was given. */
export const yourFeedback = "Your feedback"
export const givenFor = "Thank you for your feedback. Here’s what you told us."
export const youWrote = "You wrote"
export const problemsTitle = "What went wrong"

/* The page can't be shown. */
export const notLoaded = "Couldn’t load this page"
export const notYourOrder = "This order isn’t on this device"
export const notYourOrderHelp =
  "Only the person who ordered can rate it. Open the link where you ordered, or sign in with the account you used."
export const notYet = "Enjoy it first"
export const tooLate = "It’s been a while"
export const getHelp = "Get help"
export const writeWithoutOrder = "Write to us"
