import type { AddressInfo } from "node:net"
import { type Browser, chromium, type Page } from "@playwright/test"
import { startHearth } from "../scripts/start-hearth.mjs"
import { findChromium } from "../scripts/test/find-chromium.mjs"
import { median, printResult } from "./bench-result.ts"
import { serveStaticCopy } from "./servers/serve-static-copy.ts"

/*
 * India's whole menu, 119 products, on a phone: the size of a first visit, and how smoothly it scrolls. A machine
 * without a graphics card drops frames of any page, so scrolling is compared with a plain file with the same content,
 * alternately.
 */

const PATH = "/menu"
const ROUNDS = 5
const STEP_PX = 40
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

const hearth = await startHearth()
const baseline = await serveStaticCopy(hearth.port, "in", PATH)
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] })
try {
  const address = `http://in.localhost:${hearth.port}${PATH}`
  const plainAddress = `http://in.localhost:${(baseline.address() as AddressInfo).port}${PATH}`
  const kilobytes = await measureBytes(browser, address)
  printResult({
    name: "whole menu: kB of a first visit, counting only pictures in the viewport",
    value: kilobytes,
    bar: 300,
    better: "lower",
  })
  const ours: number[] = []
  const plain: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    plain.push(await countLateFrames(browser, plainAddress))
    ours.push(await countLateFrames(browser, address))
    console.log(`late frames: ${ours.at(-1)}, plain file ${plain.at(-1)}`)
  }
  printResult({
    name: "whole menu: late frames while scrolling, minus those of a plain file",
    value: Math.max(0, median(ours) - median(plain)),
    bar: 2,
    better: "lower",
  })
} finally {
  await browser.close()
  baseline.close()
  await hearth.stop()
}

/** The bytes transferred until the network is idle; of the pictures only those in the first viewport. */
async function measureBytes(within: Browser, address: string): Promise<number> {
  const page = await within.newPage(phone)
  const devtools = await page.context().newCDPSession(page)
  const bytes = new Map<string, number>()
  const addresses = new Map<string, string>()
  devtools.on("Network.responseReceived", ({ requestId, response }) => addresses.set(requestId, response.url))
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const url = addresses.get(requestId)
    if (url !== undefined) bytes.set(url, encodedDataLength)
  })
  await devtools.send("Network.enable")
  await page.goto(address, { waitUntil: "networkidle" })
  await page.waitForTimeout(6000)
  const belowViewport = await page
    .locator("img")
    .evaluateAll((pictures) =>
      (pictures as HTMLImageElement[])
        .filter((picture) => picture.getBoundingClientRect().top >= innerHeight)
        .map(({ currentSrc }) => currentSrc),
    )
  const counted = [...bytes].filter(([url]) => !belowViewport.includes(url))
  const totalBytes = [...bytes.values()].reduce((sum, each) => sum + each, 0)
  const sum = counted.reduce((total, [, each]) => total + each, 0)
  console.log(
    `${counted.length} files, ${(sum / 1000).toFixed(0)} kB; with pictures below the viewport ${(totalBytes / 1000).toFixed(0)} kB`,
  )
  await page.context().close()
  return sum / 1000
}

/**
 * Scrolls from top to bottom, one step per frame, and counts the frames that took over 25 ms: one and a half times as
 * long as a frame at 60 Hz.
 */
async function countLateFrames(within: Browser, address: string): Promise<number> {
  const page = await within.newPage(phone)
  await page.goto(address, { waitUntil: "networkidle" })
  await page.waitForTimeout(5000)
  const late = await scrollThrough(page)
  await page.context().close()
  return late
}

function scrollThrough(page: Page): Promise<number> {
  return page.evaluate(
    (step) =>
      new Promise<number>((done) => {
        document.documentElement.style.scrollBehavior = "auto"
        let previousFrameAt = 0
        let late = 0
        const next = (now: number) => {
          if (previousFrameAt > 0 && now - previousFrameAt > 25) late++
          previousFrameAt = now
          const bottom = document.documentElement.scrollHeight - innerHeight
          if (scrollY >= bottom - 1) return done(late)
          scrollTo(0, scrollY + step)
          requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
    STEP_PX,
  )
}
