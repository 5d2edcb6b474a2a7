export { connectChatbot } from "./connect-chatbot.ts"
