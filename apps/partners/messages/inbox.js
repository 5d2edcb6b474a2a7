// Fetches this same page every two seconds and takes over its list where it changed.
const EVERY_MS = 2_000

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]")
  if (!button) return
  await navigator.clipboard.writeText(button.dataset.copy)
  button.textContent = "Copied"
  setTimeout(() => (button.textContent = "Copy code"), 1_500)
})

function sayAges() {
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
  const now = document.querySelector("#messages")
  if (next && next.dataset.version !== now.dataset.version) {
    for (const item of next.querySelectorAll("li")) item.classList.toggle("new", !document.getElementById(item.id))
    now.replaceWith(next)
  }
  sayAges()
}

sayAges()
setInterval(() => {
  // The stand-in may be stopped for a moment; the next round tries again.
  if (!document.hidden) refresh().catch(() => {})
}, EVERY_MS)
