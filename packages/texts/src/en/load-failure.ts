export const somethingWentWrong = "Oops! Something went wrong"
export const goToHome = "Go to home"
