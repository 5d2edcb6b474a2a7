export { creditWallet } from "./credit-wallet.ts"
export { eraseWallet } from "./erase-wallet.ts"
export { returnToWallet, spendFromWallet } from "./spend-from-wallet.ts"
export { walletBalance } from "./wallet-balance.ts"
