// Fetches this page every two seconds and replaces the list if it has changed.
const REFRESH_INTERVAL_MS = 2_000

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]")
  if (!button) return
  await navigator.clipboard.writeText(button.dataset.copy)
  button.textContent = "Copied"
  setTimeout(() => (button.textContent = "Copy code"), 1_500)
})

function showAges() {
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" })
  for (const time of document.querySelectorAll("time")) {
    const seconds = Math.round((new Date(time.dateTime) - Date.now()) / 1000)
    const [amount, unit] =
      seconds > -60
        ? [Math.min(seconds, 0), "second"]
        : seconds > -3600
          ? [seconds / 60, "minute"]
          : [seconds / 3600, "hour"]
    time.title ||= time.textContent
    time.textContent = format.format(Math.trunc(amount), unit)
  }
}

async function refresh() {
  const answer = await fetch(location.href)
  const next = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#messages")
  const current = document.querySelector("#messages")
  if (next && next.dataset.version !== current.dataset.version) {
    for (const item of next.querySelectorAll("li")) item.classList.toggle("new", !document.getElementById(item.id))
    current.replaceWith(next)
  }
  showAges()
}

showAges()
setInterval(() => {
  // The stand-in may be stopped for a moment; the next refresh tries again.
  if (!document.hidden) refresh().catch(() => {})
}, REFRESH_INTERVAL_MS)
