import { createStore } from "../client/create-store.ts"

/** True while calls are being sent again because the network failed them (SHL-8). */
const retrying = createStore(false)

export const useRetrying = retrying.use
export const setRetrying = retrying.set
