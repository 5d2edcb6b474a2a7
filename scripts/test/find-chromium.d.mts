/** Returns the path of a real Chromium; installs one on Debian if run as root. */
export function findChromium(): Promise<string>
/** Returns the path of a headless Chromium for journeys, which open a thousand pages. */
export function findHeadlessChromium(): Promise<string>
