import { once } from "@hearth/browser/once.ts"

/*
 * The key that encrypts values in local storage. It can't be exported: a script can use it while it runs on this page
 * but can't steal it, and a copied storage file is useless. It is one layer of protection; the server never relies on
 * it.
 */

const DATABASE = "hearth"
const OBJECT_STORE = "keys"
const KEY_NAME = "storage"

export const encryptionKey = once(openKey)

async function openKey(): Promise<CryptoKey> {
  const database = await openDatabase()
  try {
    const storedKey = await awaitRequest<CryptoKey | undefined>(
      database.transaction(OBJECT_STORE).objectStore(OBJECT_STORE).get(KEY_NAME) as IDBRequest<CryptoKey | undefined>,
    )
    if (storedKey) return storedKey
    const newKey = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"])
    const store = database.transaction(OBJECT_STORE, "readwrite").objectStore(OBJECT_STORE)
    // Two tabs may create a key at the same time: both use the key that was stored first.
    const otherTabKey = await awaitRequest<CryptoKey | undefined>(
      store.get(KEY_NAME) as IDBRequest<CryptoKey | undefined>,
    )
    if (otherTabKey) return otherTabKey
    await awaitRequest(store.put(newKey, KEY_NAME))
    return newKey
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(OBJECT_STORE))
  return awaitRequest(request)
}

function awaitRequest<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result))
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB request failed")))
  })
}
