export { createSignIn } from "./create-sign-in.ts"
export type { GuestMerger } from "./merge-guest.ts"
export { repeatSignInByNumber, signInByNumber } from "./sign-in-by-number.ts"
export type { SignInDeps } from "./sign-in-deps.ts"
