import { Loader } from "@hearth/ui/loader/loader.tsx"

export default function LoaderHost() {
  return <Loader overlay />
}
