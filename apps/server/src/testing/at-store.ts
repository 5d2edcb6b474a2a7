import type { Board, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { type OrderStage, stagesOf } from "@hearth/domain/orders/order-stage.ts"
import type { LightMyRequestResponse } from "fastify"
import { vi } from "vitest"
import type { StaffClient } from "./as-staff.ts"

/** The actions of a staff member at one store's board. */
export interface StoreClient {
  staffClient: StaffClient
  board(): Promise<Board>
  /** Waits for an order's ticket. */
  ticketOf(id: string): Promise<StoreTicket>
  advance(
    ticket: Pick<StoreTicket, "transactionId" | "version">,
    to: string,
    key?: string,
  ): Promise<LightMyRequestResponse>
  assign(
    ticket: Pick<StoreTicket, "transactionId" | "version">,
    riderId: string | null,
  ): Promise<LightMyRequestResponse>
  cancel(ticket: Pick<StoreTicket, "transactionId" | "version">, reason?: string): Promise<LightMyRequestResponse>
  addRider(name?: string): Promise<string>
  /** Advances a ticket stage by stage, with a rider if one is needed. */
  advanceTo(id: string, to: OrderStage): Promise<StoreTicket>
}

export function atStore(staffClient: StaffClient, storeId: string): StoreClient {
  const base = `/stores/${storeId}`
  const orderPath = ({ transactionId }: Pick<StoreTicket, "transactionId">) => `${base}/orders/${transactionId}`
  const client: StoreClient = {
    staffClient,
    async board() {
      const answer = await staffClient.send("GET", `${base}/orders`)
      if (answer.statusCode !== 200) throw new Error(`No board: ${answer.body}`)
      return answer.json<{ data: { board: Board } }>().data.board
    },
    ticketOf: (id) =>
      vi.waitFor(
        async () => {
          const ticket = (await client.board()).tickets.find(({ transactionId }) => transactionId === id)
          if (!ticket) throw new Error("No ticket yet.")
          return ticket
        },
        { timeout: 20_000, interval: 50 },
      ),
    advance: (ticket, to, key) =>
      staffClient.send("POST", `${orderPath(ticket)}/advance`, { to, version: ticket.version }, key),
    assign: (ticket, riderId) =>
      staffClient.send("PUT", `${orderPath(ticket)}/rider`, { riderId, version: ticket.version }),
    cancel: (ticket, reason = "customer asked") =>
      staffClient.send("POST", `${orderPath(ticket)}/cancel`, { reason, version: ticket.version }),
    async addRider(name = "Ravi") {
      const answer = await staffClient.send("POST", `${base}/riders`, { name, phone: "98765 43210" })
      if (answer.statusCode !== 200) throw new Error(`No rider: ${answer.body}`)
      return answer.json().data.rider.riderId
    },
    async advanceTo(id, to) {
      let ticket = await client.ticketOf(id)
      const stages = stagesOf(ticket.deliveryType)
      const upcoming = stages.slice(stages.indexOf(ticket.stage as OrderStage) + 1, stages.indexOf(to) + 1)
      for (const stage of upcoming) {
        if (stage === "ON THE WAY" && ticket.rider === null) {
          ticket = ticketFrom(await client.assign(ticket, await client.addRider()))
        }
        ticket = ticketFrom(await client.advance(ticket, stage))
      }
      return ticket
    },
  }
  return client
}

export function ticketFrom(answer: LightMyRequestResponse): StoreTicket {
  if (answer.statusCode !== 200) throw new Error(`No ticket: ${answer.body}`)
  return answer.json<{ data: { ticket: StoreTicket } }>().data.ticket
}
