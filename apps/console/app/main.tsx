import "@hearth/ui/tokens.css"
import "@hearth/ui/base.css"
import "./fonts.css"
import "@hearth/ui/script-fonts.css"
import "./console.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { Console } from "./console.tsx"

const root = document.getElementById("app")
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Console />
    </StrictMode>,
  )
}
