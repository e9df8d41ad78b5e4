/** The database below keep.js: opening it, and IndexedDB's requests as promises. */

const NAME = "table-referee";
const PATIENCE = 4000; // ms; a browser that never answers counts as one that refuses
const REST = 30000; // ms; and is not waited for again at every line

/** @type {Promise<IDBDatabase> | null} */
let opening = null;
let silentUntil = 0;

/** @returns {Promise<IDBDatabase>} the database; rejects where the browser lets us keep nothing */
export function openStore() {
  if (!opening && Date.now() < silentUntil) return Promise.reject(silence());
  opening ??= open().catch((error) => {
    opening = null; // the next line tries again
    throw error;
  });
  return opening;
}

const silence = () => new DOMException("no answer", "TimeoutError");

/**
 * What a promise comes to, unless it takes longer than anybody waits.
 * @template T @param {Promise<T>} asked @returns {Promise<T>}
 */
export function soon(asked) {
  /** @type {ReturnType<typeof setTimeout>} */
  let late;
  /** @type {Promise<never>} */
  const end = new Promise((_, reject) => { late = setTimeout(() => reject(silence()), PATIENCE); });
  return Promise.race([asked, end]).finally(() => clearTimeout(late));
}

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      silentUntil = Date.now() + REST;
      reject(silence());
    }, PATIENCE);
    const fail = (/** @type {DOMException | null} */ error) => {
      clearTimeout(late);
      reject(error);
    };
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("games", { keyPath: "id" });
      asked.result.createObjectStore("lines", { keyPath: ["id", "n"] });
    };
    asked.onerror = () => fail(asked.error);
    asked.onsuccess = () => {
      clearTimeout(late);
      const database = asked.result;
      const forget = () => {
        opening = null;
      };
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      opening = Promise.resolve(database); // also when it answers after all
      silentUntil = 0;
      resolve(database);
    };
  });
}

/**
 * @template T @param {IDBRequest<T>} asked
 * @returns {Promise<T>} the result of one request
 */
export function request(asked) {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

/** @param {IDBTransaction} transaction @returns {Promise<void>} resolves when the transaction is on the disk */
export function settled(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
  });
}
