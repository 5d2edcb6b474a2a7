/** The path of a real Chromium; on Debian root gets one installed. */
export function findChromium(): Promise<string>
