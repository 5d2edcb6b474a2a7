/** Links to the rating screen on other pages. */
export const howWasYourOrder = "How was your order?"
export const tapToRate = "Tap a star to rate it."
export const rateWith = (stars: number) => (stars === 1 ? "Rate it 1 star" : `Rate it ${stars} stars`)
export const youRated = (stars: number) => (stars === 1 ? "You rated it 1 star" : `You rated it ${stars} stars`)
/** The name of the stars in the list of orders, which lead to the feedback. */
export const youRatedOrder = (orderId: string, stars: number) =>
  `You rated order ${orderId} ${stars === 1 ? "1 star" : `${stars} stars`}. See your feedback`
export const seeYourFeedback = "See your feedback"
export const rate = "Rate"
export const rateOrder = (orderId: string) => `Rate order ${orderId}`
export const feedback = "Feedback"
export const shareFeedback = "Share your feedback"
export const aboutSharing = "Tell us what you like and what we can do better."
export const writeToUs = "Write to us"
