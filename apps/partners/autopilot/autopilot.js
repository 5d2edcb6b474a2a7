// Sends changed settings immediately and refreshes the list of orders every second.
const form = document.querySelector("#settings")
const REFRESH_INTERVAL_MS = 1_000

form.addEventListener("input", () => {
  document.querySelector("#speed").textContent = `${form.speed.value}×`
})

form.addEventListener("change", async () => {
  const body = JSON.stringify({ on: form.on.checked, speed: Number(form.speed.value) })
  await fetch("/admin/autopilot", { method: "POST", headers: { "content-type": "application/json" }, body })
  await refresh()
})

async function refresh() {
  const answer = await fetch("/")
  const next = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#orders")
  const current = document.querySelector("#orders")
  if (next && next.innerHTML !== current.innerHTML) current.replaceWith(next)
}

setInterval(() => {
  // The stand-in may be stopped for a moment; the next refresh tries again.
  if (!document.hidden) refresh().catch(() => {})
}, REFRESH_INTERVAL_MS)
