import type { KitchenData, Menu, Product } from "@hearth/contract/calls/catalog.calls.ts"
import {
  defaultChoices,
  configurePizza,
  type MenuPizza,
  type PizzaChoices,
} from "@hearth/domain/menu/configure-pizza.ts"
import type { APIRequestContext, Page } from "@playwright/test"
import { getFromServer, expect, pageUrl } from "./test-base.ts"

export const STORE_ID = "6585R"
export const price = (page: Page) => page.getByTestId("price")
export const announcement = (page: Page) => page.getByTestId("announcement")
export const picture = (page: Page) => page.getByRole("img", { name: /^Pizza / })
export const addTopping = (page: Page, name: string) => page.getByRole("button", { name: `Add ${name}`, exact: true })
export const removeTopping = (page: Page, name: string) =>
  page.getByRole("button", { name: `Remove one ${name}`, exact: true })

export async function openBuilder(page: Page, query: string): Promise<void> {
  await page.goto(pageUrl("IN", `/customise?${query}`))
  await expect(price(page)).toBeVisible()
}

/** Loads the store's menu and kitchen data as the browser gets them. */
export async function loadCatalog(request: APIRequestContext, store = STORE_ID) {
  const data = async (path: string) =>
    ((await (await getFromServer(request, "IN", path)).json()) as { data: unknown }).data
  const { products } = (await data(`/api/v1/${store}/menu/data`)) as Menu
  const kitchen = (await data(`/api/v1/${store}/toppings/data`)) as KitchenData
  const product = (id: string): Product => products.find((each) => each.id === id) ?? throwMissing(id)
  const pizza = (id: string): MenuPizza => ({ ...product(id), recipe: product(id).recipe ?? throwMissing(id) })
  const configure = (id: string, change: Partial<PizzaChoices> & Pick<PizzaChoices, "size">, half?: string) => {
    const choices = { ...defaultChoices(pizza(id), change.size), ...change }
    const configured = configurePizza(pizza(id), choices, kitchen, half === undefined ? undefined : pizza(half))
    if (!configured.ok) throw new Error(`${id} can't be configured: ${configured.code} ${configured.what}`)
    return configured.item
  }
  return { products, product, kitchen, configure }
}

export function throwMissing(what: string): never {
  throw new Error(`missing in the menu: ${what}`)
}
