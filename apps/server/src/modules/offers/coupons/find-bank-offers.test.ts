import { sampleOffer, sampleContext } from "@hearth/domain/offers/testing/sample-offer.ts"
import { expect, test } from "vitest"
import type { CartWithOffers } from "../../cart/public.ts"
import { findBankOffers } from "./find-bank-offers.ts"

const ofBank = (bank: string, code: string, amount: number) =>
  sampleOffer({
    id: code.toLowerCase(),
    code,
    conditions: [{ kind: "bank-bin", bank, bins: ["404117"] }],
    benefit: { kind: "amount", amount },
  })

test("[CAR-6] the bank in the message is the bank of the offer with the highest saving", () => {
  const offers = [ofBank("Lotus Bank", "LOTUS", 20_00), ofBank("Lotus Gold", "GOLD", 80_00)]
  const cart = { context: sampleContext(), onBill: [] } as unknown as CartWithOffers
  expect(findBankOffers(offers, cart, "40411799")).toMatchObject({
    bank: "Lotus Gold",
    message: "Your Lotus Gold card saves ₹80 with GOLD.",
    offers: [{ code: "GOLD" }, { code: "LOTUS" }],
  })
})
