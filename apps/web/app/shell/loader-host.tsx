import { Loader } from "@hearth/ui/loader/loader.tsx"
import { useEffect, useState } from "react"

/** Shorter waits show no loader. */
const SHOW_AFTER_MS = 1000

export default function LoaderHost() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isShown ? <Loader overlay /> : undefined
}
