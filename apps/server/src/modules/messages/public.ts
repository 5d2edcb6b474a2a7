export { type QueuedMessage, createMessages, purgeExpiredMessages, type Messages } from "./create-messages.ts"
