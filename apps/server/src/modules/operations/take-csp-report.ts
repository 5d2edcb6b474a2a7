import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { AppError } from "../../platform/errors/app-error.ts"
import { maskPath } from "../../platform/http/mask-path.ts"
import { limitNetwork } from "../../platform/limits/limit-network.ts"
import type { Platform } from "../../platform/platform.ts"

const LONGEST_BODY = 16 * 1024
const MOST_A_MINUTE = 30
const MOST_IN_ONE = 20

const text = z.string().max(2_048).catch("")
/** `report-uri`: one report, with dashes in its names. */
const older = z
  .object({
    "csp-report": z.object({
      "document-uri": text,
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": text,
    }),
  })
  .transform(({ "csp-report": report }) => [
    {
      page: report["document-uri"],
      directive: report["effective-directive"] || report["violated-directive"],
      blocked: report["blocked-uri"],
    },
  ])
/** `report-to`: a list, of other kinds of reports too. */
const newer = z
  .array(
    z.object({
      type: text,
      body: z
        .object({ documentURL: text, effectiveDirective: text, blockedURL: text })
        .catch({ documentURL: "", effectiveDirective: "", blockedURL: "" }),
    }),
  )
  .max(MOST_IN_ONE)
  .transform((reports) =>
    reports
      .filter(({ type }) => type === "csp-violation")
      .map(({ body }) => ({ page: body.documentURL, directive: body.effectiveDirective, blocked: body.blockedURL })),
  )
const report = z.union([older, newer])

const DIRECTIVE = /^[a-z-]{3,40}$/

type Needs = Pick<Platform, "db" | "clock" | "log">

/** Counted by directive and logged with where it happened: the page's path and the other side's origin, no more. */
export async function takeCspReport(
  platform: Needs,
  request: FastifyRequest,
  body: string,
  count: (directive: string) => void,
): Promise<void> {
  if (body.length > LONGEST_BODY) throw new AppError("TOO_LARGE")
  await limitNetwork(platform, request, "csp-report", MOST_A_MINUTE, 60)
  for (const { page, directive, blocked } of parse(body)) {
    const [name = ""] = directive.split(" ")
    const known = DIRECTIVE.test(name) ? name : "unknown"
    count(known)
    platform.log.warn(
      { requestId: request.id, directive: known, page: pathOf(page), blocked: originOf(blocked) },
      "csp violation",
    )
  }
}

function parse(body: string): z.output<typeof report> {
  try {
    return report.parse(JSON.parse(body))
  } catch {
    throw new AppError("BAD_REQUEST", { reason: "no report" })
  }
}

function pathOf(page: string): string {
  return URL.canParse(page) ? maskPath(new URL(page).pathname) : ""
}

/** Or a word such as `inline`. */
function originOf(blocked: string): string {
  if (URL.canParse(blocked)) return new URL(blocked).origin
  return /^[a-z-]{1,32}$/.test(blocked) ? blocked : ""
}
