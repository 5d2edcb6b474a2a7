import { readFileSync } from "node:fs"
import type { Reporter, TestCase, TestResult, TestStep } from "@playwright/test/reporter"

const STEPS = 15
const SNAPSHOT_LINES = 120

/**
 * Prints how long the last steps of a failed journey took and what its page showed. Playwright writes the page to a
 * file, which is lost if the journeys ran on another machine.
 */
export default class FailureDetailsReporter implements Reporter {
  private readonly details: string[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus) return
    const steps = result.steps.flatMap(apiCallsOf).slice(-STEPS)
    const snapshot = readSnapshot(result)
    this.details.push([`\n${test.title}`, "  Last steps:", ...steps, "  Page:", ...snapshot].join("\n"))
  }

  onEnd(): void {
    for (const detail of this.details) process.stdout.write(`${detail}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}

function apiCallsOf(step: TestStep): string[] {
  const inner = step.steps.flatMap(apiCallsOf)
  if (step.category !== "pw:api" && step.category !== "expect") return inner
  return [`    ${step.duration} ms  ${step.title}${step.error ? "  failed" : ""}`, ...inner]
}

function readSnapshot({ attachments }: TestResult): string[] {
  const path = attachments.find(({ name }) => name === "error-context")?.path
  if (path === undefined) return []
  const [, snapshot = ""] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(path, "utf8")) ?? []
  return snapshot.split("\n").slice(0, SNAPSHOT_LINES)
}
