/*
 * The wheel's motion, in degrees and seconds. It turns freely while the request is pending. Then a spring pulls it to
 * the drawn segment from its current speed, so that the transition from waiting to landing is invisible.
 */

const CRUISE_VELOCITY = 540
/** How quickly the wheel approaches its cruise velocity, per second. */
const ACCELERATION_RATE = 3
/** The spring: damping ratio without a unit, natural frequency in radians per second. */
const DAMPING_RATIO = 0.88
const NATURAL_FREQUENCY = 1.9
const DECAY = DAMPING_RATIO * NATURAL_FREQUENCY
const SWING_FREQUENCY = NATURAL_FREQUENCY * Math.sqrt(1 - DAMPING_RATIO ** 2)
/** The minimum number of turns, however fast the response is. */
const MIN_TURNS = 1

export function spinAngle(from: number, seconds: number): { angle: number; velocity: number } {
  const fade = Math.exp(-ACCELERATION_RATE * seconds)
  return {
    angle: from + CRUISE_VELOCITY * (seconds - (1 - fade) / ACCELERATION_RATE),
    velocity: CRUISE_VELOCITY * (1 - fade),
  }
}

/**
 * The wheel's angle when the middle of a segment is under the pointer at the top. Segments are numbered clockwise from
 * there.
 */
export function restingAngle(segment: number, segmentCount: number): number {
  return 360 - ((segment + 0.5) * 360) / segmentCount
}

export interface LandingPlan {
  from: number
  velocity: number
  target: number
}

export function planLanding(from: number, velocity: number, segment: number, segmentCount: number): LandingPlan {
  const minTarget = from + velocity / DECAY + MIN_TURNS * 360
  const finalAngle = restingAngle(segment, segmentCount)
  return { from, velocity, target: finalAngle + Math.ceil((minTarget - finalAngle) / 360) * 360 }
}

/** A damped spring, solved exactly; `done` once no movement is visible. */
export function landingAngle(
  { from, velocity, target }: LandingPlan,
  seconds: number,
): { angle: number; done: boolean } {
  const distance = from - target
  const sineAmplitude = (velocity + DECAY * distance) / SWING_FREQUENCY
  const fade = Math.exp(-DECAY * seconds)
  const displacement =
    fade * (distance * Math.cos(SWING_FREQUENCY * seconds) + sineAmplitude * Math.sin(SWING_FREQUENCY * seconds))
  // The largest remaining swing.
  const done = fade * Math.hypot(distance, sineAmplitude) < REST_THRESHOLD_DEGREES
  return { angle: done ? target : target + displacement, done }
}

const REST_THRESHOLD_DEGREES = 1
