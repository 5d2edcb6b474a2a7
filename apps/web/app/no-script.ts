import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as kitTexts from "@hearth/texts/kit/kit.ts"
import * as noScriptTexts from "@hearth/texts/shell/no-script.ts"
import { escapeHtml } from "./escape-html.ts"

/**
 * What a browser without scripts shows above the page: a note, and the product that was opened. The menu can be read;
 * cart and order need scripts.
 */
export function noScriptHtml(country: CountryCode, product: Product | undefined): string {
  const { customerCare } = countries[country]
  const phone = `<a style="color:inherit" href="tel:${customerCare.replaceAll(" ", "")}">${customerCare}</a>`
  const note = `<p style="margin:0;padding:12px 16px;background:#fff3d6;color:#3a2a00">${noScriptTexts.orderingNeedsJavaScript(phone).join("")}</p>`
  return `<noscript>${note}${product ? productHtml(product, country) : ""}</noscript>`
}

function productHtml(product: Product, country: CountryCode): string {
  const { name, description, sizes, price, serves, energyKcal, allergens, picture, foodType } = product
  const widest = picture.widths.at(-1)
  const facts = [
    foodType === "VEG" ? kitTexts.vegetarian : kitTexts.nonVegetarian,
    serves,
    energyKcal === null ? "" : noScriptTexts.energy(energyKcal),
    allergens.length === 0 ? "" : noScriptTexts.contains(allergens),
  ].filter((fact) => fact !== "")
  const prices =
    sizes.length === 0
      ? `<p><strong>${formatMoney(price, country)}</strong></p>`
      : `<ul>${sizes.map((size) => `<li>${escapeHtml(size.name)}: <strong>${formatMoney(size.price, country)}</strong></li>`).join("")}</ul>`
  return `<section aria-label="${escapeHtml(name)}" style="display:grid;gap:12px;max-width:640px;margin:0 auto;padding:16px"><img src="${picture.base}-${widest}.webp" alt="${escapeHtml(picture.alt)}" width="240" height="240" style="max-width:100%;height:auto"><h2>${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${prices}<p>${escapeHtml(facts.join(" · "))}</p><p><a href="?">${noScriptTexts.backToMenu}</a></p></section>`
}
