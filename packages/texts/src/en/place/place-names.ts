export const near = (place: string) => `Near ${place}`
