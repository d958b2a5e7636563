import { onServer } from '@solar/mfe-kit/render/render-scope';

/** Reads a stored JSON value; a corrupt one is ignored and logged. */
export function readStored<T>(
  key: string,
  parse: (value: unknown) => T | undefined,
): T | undefined {
  if (onServer) return undefined;
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const value = parse(JSON.parse(text));
    if (value === undefined) console.warn(`Ignoring the corrupt value of ${key} in storage`);
    return value;
  } catch (error) {
    console.warn(`Ignoring the corrupt value of ${key} in storage`, error);
    return undefined;
  }
}

/** Stores a value as JSON; storage that is full or switched off is logged. */
export function writeStored(key: string, value: unknown): void {
  if (onServer) return;
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`Could not store ${key}`, error);
  }
}

/** Removes a value; storage that is switched off has none. */
export function removeStored(key: string): void {
  if (onServer) return;
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(`Could not remove ${key}`, error);
  }
}

/** Calls back when another tab changed the value. */
export function onStoredElsewhere(key: string, callback: () => void): void {
  if (onServer) return;
  window.addEventListener('storage', (event) => {
    if (event.key === key) callback();
  });
}
