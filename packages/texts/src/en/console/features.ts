export const features = "Features"
export const appliesToCountry = "Changes apply to every store in the country. Open pages update within a few minutes."
export const isOn = (name: string) => `${name} · On`
export const isOff = (name: string, reason: string) => `${name} · Off: ${reason}`
export const isOffByDeployment = (name: string) => `${name} · Off in the deployment settings`

export const turnOn = "Turn on"
export const turnOff = "Turn off"
export const turnOnFeature = (title: string, name: string) => `Turn on: ${title} (${name})`
export const turnOffFeature = (title: string, name: string) => `Turn off: ${title} (${name})`

export const turnOnQuestion = (title: string) => `Turn on ${title}?`
export const turnOffQuestion = (title: string) => `Turn off ${title}?`
export const turnedOn = (title: string) => `${title} is on.`
export const turnedOff = (title: string) => `${title} is off.`
