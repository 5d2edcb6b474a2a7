/**
 * Tells the stand-ins for payment providers where the server takes their callbacks, as a merchant does in each provider's
 * dashboard. They could not know before it listens.
 */
export async function tellPayments(desk, serverAddress) {
  const headers = { "content-type": "application/json" }
  const { port } = new URL(serverAddress)
  const body = JSON.stringify({ url: `http://127.0.0.1:${port}` })
  const answer = await fetch(`${desk}/admin/webhook-base`, { method: "POST", headers, body })
  if (!answer.ok) console.error(`The payment providers know no address for callbacks: ${await answer.text()}`)
}
