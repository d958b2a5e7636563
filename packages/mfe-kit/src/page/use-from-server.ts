import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server, and in the browser for what a document from the server brought, as long as it stands. */
export function useFromServer(): boolean {
  const [read] = useState(createReader);
  return useSyncExternalStore(never, read.inBrowser, read.fromDocument);
}

/** React asks for what the server had only where it takes over the server's HTML; from then on the answer stays. */
function createReader() {
  let found = false;
  return { fromDocument: () => (found = true), inBrowser: () => found };
}
