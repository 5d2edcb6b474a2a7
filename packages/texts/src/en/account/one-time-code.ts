export const sendCode = "Send code"
export const enterCode = "Enter your code"
export const codeSentTo = <Node>(recipient: Node) => ["We sent a 6-digit code to ", recipient]
export const changeNumber = "Change number"

export const code = "6-digit code"
export const enterAllDigits = "Enter all 6 digits."
export const newCodeSent = "We’ve sent a new code. The previous one no longer works."

export const notReceived = "Didn’t get it?"
export const resendCode = "Resend code"
export const resendCodeIn = <Node>(time: Node) => ["Didn’t get it? You can resend it in ", time]
export const noLongerValid = "This code is no longer valid."
export const getNewCode = "Get a new code"
export const newCodeIn = <Node>(time: Node) => ["You can get a new code in ", time]
export const secondsLeft = (seconds: number) => `${seconds} s`
/** `time` is minutes and seconds: `1:05`. */
export const minutesLeft = (time: string) => `${time} min`
