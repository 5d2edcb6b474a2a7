import { useEffect, useRef } from "react"
import { CONFETTI_SECONDS, createConfettiPiece, type ConfettiPiece, confettiPieceAt } from "./confetti-piece.ts"
import styles from "./confetti.module.css"

/** Starts each time `burst` changes to another number above 0. Shows nothing under reduced motion. */
export function Confetti({ burst }: { burst: number }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    const context = canvas?.getContext("2d")
    if (!burst || !canvas || !context || matchMedia("(prefers-reduced-motion: reduce)").matches) return
    const scale = Math.min(devicePixelRatio, 2)
    canvas.width = innerWidth * scale
    canvas.height = innerHeight * scale
    const pieces = Array.from({ length: 90 }, () => createConfettiPiece(Math.random))
    const start = performance.now()
    let frame = requestAnimationFrame(function draw(now) {
      const seconds = (now - start) / 1000
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, canvas.width, canvas.height)
      if (seconds > CONFETTI_SECONDS) return
      for (const piece of pieces) drawPiece(context, piece, Math.max(0, seconds), scale)
      frame = requestAnimationFrame(draw)
    })
    return () => {
      cancelAnimationFrame(frame)
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, canvas.width, canvas.height)
    }
  }, [burst])
  return <canvas ref={ref} className={styles.canvas} aria-hidden="true" />
}

const FULL_CIRCLE = 2 * Math.PI

function drawPiece(context: CanvasRenderingContext2D, piece: ConfettiPiece, seconds: number, scale: number) {
  const { dx, y, angle, opacity } = confettiPieceAt(piece, seconds)
  const { width, height } = context.canvas
  context.setTransform(scale, 0, 0, scale, piece.x * width + dx * height * 0.6, y * height)
  context.rotate(angle)
  context.globalAlpha = opacity
  context.fillStyle = piece.colour
  context.beginPath()
  if (piece.shape === "disc") context.arc(0, 0, piece.size * 0.55, 0, FULL_CIRCLE)
  else if (piece.shape === "leaf") context.ellipse(0, 0, piece.size * 0.35, piece.size * 0.8, 0, 0, FULL_CIRCLE)
  else {
    context.moveTo(-piece.size * 0.6, -piece.size * 0.6)
    context.quadraticCurveTo(0, -piece.size, piece.size * 0.6, -piece.size * 0.6)
    context.lineTo(0, piece.size * 0.8)
  }
  context.fill()
}
