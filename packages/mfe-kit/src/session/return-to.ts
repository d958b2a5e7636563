/** A path of this site, so that a crafted link cannot send anybody elsewhere after sign-in; else `/`. */
export function safeReturnTo(text: string | null | undefined): string {
  if (!text?.startsWith('/')) return '/';
  try {
    const url = new URL(text, window.location.origin);
    if (url.origin !== window.location.origin) return '/';
    return url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
}

/** The sign-in page that leads back to `from`. */
export function signInPath(from: string): string {
  return `/auth?returnTo=${encodeURIComponent(from)}`;
}
