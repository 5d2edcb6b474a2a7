import type { Aspect, Problem } from "@hearth/domain/feedback/ratings.ts"

const aspects: Readonly<Record<Aspect, string>> = {
  TASTE: "Taste",
  TEMPERATURE: "Hot and fresh",
  SPEED: "On time",
  RIDER: "Rider",
  STAFF: "Staff",
  CLEANLINESS: "Cleanliness",
}

/** What a customer rates besides the whole order. */
export const nameOfAspect = (aspect: Aspect): string => aspects[aspect]

const problems: Readonly<Record<Problem, string>> = {
  BLAND: "Bland",
  TOO_SALTY: "Too salty",
  BURNT: "Burnt",
  UNDERCOOKED: "Undercooked",
  NOT_FRESH: "Not fresh",
  WRONG_TOPPINGS: "Wrong toppings",
  COLD: "Cold",
  SOGGY: "Soggy",
  LATE: "Late",
  LONG_WAIT: "Long wait",
  IMPOLITE: "Impolite",
  DIDNT_FIND_ADDRESS: "Didn’t find the address",
  CARELESS: "Careless with the food",
  ASKED_FOR_TIP: "Asked for a tip",
  INATTENTIVE: "Inattentive",
  TABLE: "Table",
  FLOOR: "Floor",
  WASHROOM: "Washroom",
}

/** What a customer can say was wrong with an aspect. */
export const nameOfProblem = (problem: Problem): string => problems[problem]
