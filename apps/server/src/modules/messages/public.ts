export { type BegunMessage, createMessages, forgetMessages, type Messages } from "./create-messages.ts"
