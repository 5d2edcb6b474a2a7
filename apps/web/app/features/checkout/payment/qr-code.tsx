import { encode } from "uqr"

/** Draws the QR code as one SVG path: no image to fetch, and sharp at any size. */
export default function QrCode({ payload, label }: { payload: string; label: string }) {
  const { data, size } = encode(payload, { ecc: "M", border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("")
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG: there is no image file
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  )
}
