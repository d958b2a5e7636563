/** Fetches the page anew, once the shop answers: an address that cannot be had would be the browser's own page. */
export async function reloadWhenReachable(): Promise<void> {
  const answer = await fetch('/config.json', { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  );
  if (answer) window.location.reload();
}
