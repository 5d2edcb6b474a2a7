import { useSearchParams } from "react-router"
import { useBoot } from "../../session/boot.tsx"
import { useChosenPlace } from "../../session/chosen-place.ts"
import { useTakenOver } from "../../shell/taken-over.ts"
import { readByCity, readWhere, type Where } from "./read-query.ts"

/** Where to look for stores: as the address says, else around the chosen place. Undefined until it is known. */
export function useLookedAt(): { known: boolean; where: Where | undefined } {
  const { country } = useBoot()
  const [params] = useSearchParams()
  const takenOver = useTakenOver()
  const location = useChosenPlace()?.location
  if (!takenOver) return { known: false, where: undefined }
  const asked = readWhere(params, country)
  if (asked || !location || readByCity(params)) return { known: true, where: asked }
  const { latitude, longitude, label } = location
  return { known: true, where: { point: { latitude, longitude }, label } }
}
