import { Loader } from "@hearth/ui/loader/loader.tsx"
import { useEffect, useState } from "react"

/** Shorter waits show no loader. */
const SHOW_AFTER_MS = 1000

export default function LoaderHost() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SHOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return late ? <Loader overlay /> : undefined
}
