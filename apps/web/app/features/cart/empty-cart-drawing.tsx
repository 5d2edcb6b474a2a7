import { Drawing } from "@hearth/ui/empty-state/drawing.tsx"

/** An empty paper bag with the logo's flame on it. */
export function EmptyCartDrawing() {
  return (
    <Drawing>
      <path d="M46 38h68l7 66a4 4 0 0 1-4 4H43a4 4 0 0 1-4-4z" fill="#d9a566" />
      <path d="M46 38h68l1.500 14H44.500z" fill="#c28a49" />
      <path d="M62 46V32a18 18 0 0 1 36 0v14" stroke="#7c4a22" strokeWidth="5" />
      <path d="M46 38 39 104a4 4 0 0 0 4 4h9l6-70z" fill="#e5b97d" />
      <path d="M81 60c2 9 14 13 14 25a15 12 0 0 1-30 0c0-7 3-11 7-14 0 4 2 6 3 7-1-7 1-13 6-18Z" fill="#c8321f" />
      <path d="M81 76c1 5 7 7 7 13a7.500 6.500 0 0 1-15 0c0-4 2-6 4-7 0 2 1 3 2 3-1-3 0-6 2-9Z" fill="#fbd27a" />
    </Drawing>
  )
}
