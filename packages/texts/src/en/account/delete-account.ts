export const whatIsDeleted = "What will be deleted"
export const personalDetails = "Your name, mobile number and email"
export const addressesAndFavourites = "Saved addresses and favourites"
export const cartAndCoupons = "Your cart, and unused coupons and prizes"
export const points = "Your points and free pizzas"
export const feedbackAndComplaints = "What you wrote in feedback and complaints, with all messages and photos"
export const sessions = "Sign-in on all your devices"
export const whatWeKeep = "What we keep"
export const keptOrders =
  "Paid orders for as long as tax law requires, without your personal details. You can sign up again with your number anytime."
export const keptScores =
  "Your ratings, and what your complaints were about and what you got for them, without anything that names you."
/** Above the confirmation. */
export const openCases = (count: number) =>
  `You have ${count === 1 ? "an open case" : `${count} open cases`}. If you delete your account, we can’t answer you any more, and you won’t get a refund, credit or new order that isn’t decided yet.`
export const seeCases = "See your cases"

export const confirmDeletion = "Confirm deletion"
export const understood = "I understand that this can’t be undone"
export const sendCode = "Send code to delete account"
export const enterCode = (phone: string) => `Enter the 6-digit code we sent to ${phone} to delete your account.`
export const deleteAccount = "Delete my account"
export const keepAccount = "Keep my account"

export const deleted = "Your account has been deleted"
export const goHome = "Go to home"
