import { explainStartFailure } from "../explain-start-failure.ts"

/** Runs an operator's command. Prints a returned message or a thrown error as one sentence and exits with code 1. */
export async function runCommand(command: (args: string[]) => Promise<string | undefined>): Promise<void> {
  try {
    const errorMessage = await command(process.argv.slice(2))
    if (errorMessage === undefined) return
    process.stderr.write(`${errorMessage}\n`)
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error)}\n`)
  }
  process.exitCode = 1
}
