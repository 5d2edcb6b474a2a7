export { creditWallet } from "./credit-wallet.ts"
export { forgetWallet } from "./forget-wallet.ts"
export { returnToWallet, spendFromWallet } from "./spend-from-wallet.ts"
export { walletBalance } from "./wallet-balance.ts"
