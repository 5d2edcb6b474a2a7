import { sampleOffer, sampleSituation } from "@hearth/domain/offers/testing/sample-offer.ts"
import { expect, test } from "vitest"
import type { SeenCart } from "../cart/public.ts"
import { checkBin } from "./check-bin.ts"

const ofBank = (bank: string, code: string, amount: number) =>
  sampleOffer({
    id: code.toLowerCase(),
    code,
    conditions: [{ kind: "bank-bin", bank, bins: ["404117"] }],
    benefit: { kind: "amount", amount },
  })

test("[CAR-6] the bank that is named is that of the offer whose saving is", () => {
  const offers = [ofBank("Lotus Bank", "LOTUS", 20_00), ofBank("Lotus Gold", "GOLD", 80_00)]
  const cart = { situation: sampleSituation(), onBill: [] } as unknown as SeenCart
  expect(checkBin(offers, cart, "40411799")).toMatchObject({
    bank: "Lotus Gold",
    message: "Your Lotus Gold card saves ₹80 with GOLD.",
    offers: [{ code: "GOLD" }, { code: "LOTUS" }],
  })
})
