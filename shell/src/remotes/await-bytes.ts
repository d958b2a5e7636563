/** A download that brings nothing for so long has stopped. */
const STALLED_MS = 5000;

/**
 * Fetches a file into the browser's cache. As long as bytes arrive it may take its time, which a slow line needs; one that
 * stops is given up.
 */
export async function awaitBytes(url: string, stalledMs = STALLED_MS): Promise<void> {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(new Error(`${url} has stopped arriving`)), stalledMs);
  };
  wait();
  try {
    const response = await fetch(url, { signal: control.signal }).catch((cause: unknown) => {
      // The browser's own 'Failed to fetch' names nothing.
      throw control.signal.aborted
        ? control.signal.reason
        : new Error(`Remote file ${url} can't be reached`, { cause });
    });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const reader = response.body?.getReader();
    while (reader && !(await reader.read()).done) wait();
  } finally {
    clearTimeout(timer);
  }
}
