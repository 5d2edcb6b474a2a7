/*
 * How the wheel moves, in degrees and seconds. While the answer is on its way it turns freely; once it is known, a spring
 * pulls it to the field, with the speed it has by then, so that nobody sees where waiting ends and landing begins.
 */

const CRUISE = 540
const START = 3
const DAMPING = 0.88
const STIFFNESS = 1.9
const DECAY = DAMPING * STIFFNESS
const SWING = STIFFNESS * Math.sqrt(1 - DAMPING ** 2)
/** It shows that it turns, however fast the answer is. */
const LEAST_TURNS = 1

export function spinAngle(from: number, seconds: number): { angle: number; velocity: number } {
  const fade = Math.exp(-START * seconds)
  return { angle: from + CRUISE * (seconds - (1 - fade) / START), velocity: CRUISE * (1 - fade) }
}

/** Where the wheel stands when the middle of a field is under the pointer at the top; fields go clockwise from there. */
export function restingAngle(field: number, fields: number): number {
  return 360 - ((field + 0.5) * 360) / fields
}

export interface LandingPlan {
  from: number
  velocity: number
  target: number
}

export function planLanding(from: number, velocity: number, field: number, fields: number): LandingPlan {
  const nearest = from + velocity / DECAY + LEAST_TURNS * 360
  const rest = restingAngle(field, fields)
  return { from, velocity, target: rest + Math.ceil((nearest - rest) / 360) * 360 }
}

/** A damped spring, worked out exactly; `done` once no eye sees it move. */
export function landingAngle(
  { from, velocity, target }: LandingPlan,
  seconds: number,
): { angle: number; done: boolean } {
  const away = from - target
  const side = (velocity + DECAY * away) / SWING
  const fade = Math.exp(-DECAY * seconds)
  const off = fade * (away * Math.cos(SWING * seconds) + side * Math.sin(SWING * seconds))
  // The farthest it can still swing.
  const done = fade * Math.hypot(away, side) < STILL_DEGREES
  return { angle: done ? target : target + off, done }
}

const STILL_DEGREES = 1
