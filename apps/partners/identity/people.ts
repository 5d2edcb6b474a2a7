export interface Person {
  id: string
  firstName: string
  lastName: string
  email?: string
  emailVerified?: boolean
}

/** The people who have an account with the stand-in. */
export const people: readonly Person[] = [
  { id: "asha", firstName: "Asha", lastName: "Rao", email: "asha@example.in", emailVerified: true },
  { id: "kasun", firstName: "Kasun", lastName: "Perera", email: "kasun@example.lk", emailVerified: true },
  { id: "rahim", firstName: "রহিম", lastName: "উদ্দিন", email: "rahim@example.com.bd", emailVerified: true },
  { id: "leela", firstName: "Leela", lastName: "Nair", email: "leela@example.in", emailVerified: false },
  { id: "nameless", firstName: "", lastName: "" },
]
