import type { Wheel } from "@hearth/contract/calls/offers.calls.ts"
import type { Ref } from "react"
import styles from "./wheel-face.module.css"
import { wrapLabel } from "./wrap-label.ts"

const RADIUS = 136
const LINE_HEIGHT = 18

/** Tomato, cream, basil and cheese, each with a legible text colour. */
const sliceColours = [
  { fill: "#c8321f", ink: "#ffffff" },
  { fill: "#fff3dd", ink: "#5a2a12" },
  { fill: "#1e6b3c", ink: "#ffffff" },
  { fill: "#fbc25a", ink: "#3a1d08" },
]
/** For the last slice, if it would have the same colour as the first, which is next to it. */
const oddSliceColour = { fill: "#f7934c", ink: "#2b1204" }

interface WheelFaceProps {
  fields: Wheel["fields"]
  /** The rotating element. */
  rotatingRef: Ref<SVGGElement>
  /** The drawn offer, once the wheel has stopped on it. */
  wonOfferId: string | undefined
}

/**
 * The wheel as a pizza with a prize on each slice. Slices are equal, so that every prize is legible; its probability is
 * in the text beside the wheel. The picture is decorative, since the text contains everything.
 */
export function WheelFace({ fields, rotatingRef, wonOfferId }: WheelFaceProps) {
  const sliceDegrees = 360 / fields.length
  const maxLineLength = fields.length > 8 ? 8 : fields.length > 6 ? 10 : 12
  return (
    <svg viewBox="-170 -178 340 348" className={styles.face} aria-hidden="true">
      <defs>
        <radialGradient id="wheel-crust" r="0.52" gradientUnits="objectBoundingBox">
          <stop offset="0.84" stopColor="#b5662a" />
          <stop offset="0.93" stopColor="#e2a25a" />
          <stop offset="1" stopColor="#9a4f1c" />
        </radialGradient>
        <radialGradient id="wheel-gloss" cx="0.34" cy="0.26" r="0.8">
          <stop offset="0" stopColor="#ffffff" stopOpacity="0.3" />
          <stop offset="0.5" stopColor="#ffffff" stopOpacity="0" />
          <stop offset="1" stopColor="#3a1402" stopOpacity="0.24" />
        </radialGradient>
      </defs>
      <ellipse cx="0" cy="160" rx="120" ry="8" className={styles.shadow} />
      <circle r="158" fill="url(#wheel-crust)" />
      <g ref={rotatingRef} transform={`rotate(${-sliceDegrees / 2})`}>
        {fields.map(({ offerId, title }, index) => {
          const matchesFirstSlice = index === fields.length - 1 && index % sliceColours.length === 0 && index > 0
          const { fill, ink } =
            (matchesFirstSlice ? oddSliceColour : sliceColours[index % sliceColours.length]) ?? oddSliceColour
          const lines = wrapLabel(title, maxLineLength, 3)
          return (
            <g key={offerId} transform={`rotate(${index * sliceDegrees + sliceDegrees / 2})`}>
              <path d={slicePath(sliceDegrees)} fill={fill} stroke="#7c3d14" strokeWidth="1.5" />
              {lines.map((line, row) => (
                <text key={line} y={-RADIUS + 40 + row * LINE_HEIGHT} fill={ink} className={styles.label}>
                  {line}
                </text>
              ))}
            </g>
          )
        })}
        {fields.map(({ offerId }, index) =>
          offerId === wonOfferId ? (
            <path
              key={offerId}
              d={slicePath(sliceDegrees)}
              transform={`rotate(${index * sliceDegrees + sliceDegrees / 2})`}
              className={styles.won}
            />
          ) : undefined,
        )}
        {renderSeeds(fields.length)}
      </g>
      <circle r={RADIUS} fill="url(#wheel-gloss)" />
      <circle r="30" fill="#7c3d14" />
      <circle r="27" fill="#fff7ea" />
      <path
        transform="translate(-15.5 -18) scale(1.3)"
        d="M12.6 2.8c.6 3.6 6 6 6 11.2a6.6 6.6 0 0 1-13.2 0c0-2.6 1.4-4.2 2.6-5.6.2 1.6.8 2.6 1.8 3.2C9.4 7.8 10.4 4.8 12.6 2.8Z"
        fill="#c8321f"
      />
      <path d="M-15 -174h30l-15 34Z" fill="#2a1a10" opacity="0.25" transform="translate(0 3)" />
      <path
        d="M-15 -174a6 6 0 0 1 5-4h20a6 6 0 0 1 5 4l-13 32a2.2 2.2 0 0 1-4 0Z"
        fill="#c8321f"
        stroke="#fff7ea"
        strokeWidth="2.5"
      />
    </svg>
  )
}

/** A slice from the centre upwards, symmetrical about the vertical. */
function slicePath(degrees: number): string {
  const half = (degrees / 2) * (Math.PI / 180)
  const [x, y] = [RADIUS * Math.sin(half), -RADIUS * Math.cos(half)]
  return `M0 0L${-x} ${y}A${RADIUS} ${RADIUS} 0 ${degrees > 180 ? 1 : 0} 1 ${x} ${y}Z`
}

/** Sesame on the crust, which makes the rotation visible. */
function renderSeeds(fields: number) {
  return Array.from({ length: fields * 4 }, (_, index) => (
    <ellipse
      key={index}
      transform={`rotate(${(index * 360) / (fields * 4)}) translate(0 ${index % 2 === 0 ? -149 : -145}) rotate(${index * 53})`}
      rx="3.2"
      ry="1.7"
      fill="#fbe3b5"
    />
  ))
}
