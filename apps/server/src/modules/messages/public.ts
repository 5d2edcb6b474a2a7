export { createMessages, forgetMessages, type Messages } from "./create-messages.ts"
