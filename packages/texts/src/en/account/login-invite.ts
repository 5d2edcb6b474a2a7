export const signIn = "Sign in to use saved addresses and offers"
