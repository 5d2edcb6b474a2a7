import type { Job, JobResult } from "pg-boss"

export interface BatchOptions {
  /** A job that takes longer counts as failed. Shorter than the batch's limit, after which all its jobs would fail. */
  timeoutMs: number
  onFailure(job: Job<unknown>, error: unknown): void
}

/**
 * Runs the jobs of a batch concurrently and reports a result for each one: a job that fails or hangs is retried alone,
 * and the others are completed. Never throws, because pg-boss would then retry the whole batch.
 */
export function runBatch(
  jobs: readonly Job<unknown>[],
  handle: (data: unknown, id: string) => Promise<void>,
  { timeoutMs, onFailure }: BatchOptions,
): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async (job): Promise<JobResult> => {
      try {
        await withTimeout(timeoutMs, async () => handle(job.data, job.id))
        return { id: job.id, status: "completed" }
      } catch (error) {
        onFailure(job, error)
        return { id: job.id, status: "failed", output: error }
      }
    }),
  )
}

async function withTimeout(timeoutMs: number, work: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the job took longer than ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    await Promise.race([work(), timeout])
  } finally {
    clearTimeout(timer)
  }
}
