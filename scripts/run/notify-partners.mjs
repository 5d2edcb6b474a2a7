const headers = { "content-type": "application/json" }

/**
 * Sends the stand-ins the server's address, which is known only once it listens: to the payment providers for their
 * callbacks, as a merchant does in each provider's dashboard, and to the autopilot, which calls the server to process
 * the stores' orders.
 */
export async function notifyPartners({ paymentsAdminUrl, autopilotAdminUrl }, serverAddress) {
  const body = JSON.stringify({ url: `http://127.0.0.1:${new URL(serverAddress).port}` })
  const notifications = [
    [`${paymentsAdminUrl}/admin/webhook-base`, "The payment providers have no address for callbacks"],
    [`${autopilotAdminUrl}/admin/server`, "The autopilot has no server address"],
  ]
  for (const [url, failureMessage] of notifications) {
    const response = await fetch(url, { method: "POST", headers, body })
    if (!response.ok) console.error(`${failureMessage}: ${await response.text()}`)
  }
}
