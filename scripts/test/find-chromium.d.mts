/** The path of a real Chromium; on Debian root gets one installed. */
export function findChromium(): Promise<string>
/** For journeys, which open a thousand pages. */
export function findHeadlessChromium(): Promise<string>
