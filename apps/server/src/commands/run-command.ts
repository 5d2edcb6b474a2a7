import { explainStartFailure } from "../explain-start-failure.ts"

/** Runs an operator's command. A returned complaint or an error is printed as one sentence, with exit code 1. */
export async function runCommand(command: (args: string[]) => Promise<string | undefined>): Promise<void> {
  try {
    const complaint = await command(process.argv.slice(2))
    if (complaint === undefined) return
    process.stderr.write(`${complaint}\n`)
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error)}\n`)
  }
  process.exitCode = 1
}
