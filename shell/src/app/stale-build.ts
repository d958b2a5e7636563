import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

const RENEWED_AT = 'renewed-at';

/**
 * A page that was open during a deployment may ask for a file of a build that is gone; only a new document knows the
 * names of the present ones. It is fetched where the visitor goes next, when nothing that was typed can be lost, and
 * once at an address: what a new document misses as well, another one would not mend.
 */
export function reloadStaleBuild(
  router: Router,
  reload: () => void = () => window.location.reload(),
): void {
  let gone = false;
  let screen = router.state.location.pathname;

  const check = () => {
    const { navigation, errors, location } = router.state;
    if (navigation.state !== 'idle') return;
    if (!gone) screen = location.pathname;
    if (!gone || (!errors && location.pathname === screen)) return;
    if (sessionStorage.getItem(RENEWED_AT) === location.pathname) return;
    sessionStorage.setItem(RENEWED_AT, location.pathname);
    reload();
  };
  router.subscribe(check);
  const onError = async ({ target }: Event) => {
    if (!(await isGone(target))) return;
    gone = true;
    check();
  };
  window.addEventListener('error', onError, true);
}

/** Whether a script or a style sheet of this site is no longer there; without a connection nothing is gone. */
async function isGone(target: EventTarget | null): Promise<boolean> {
  const { src, href } = target as Partial<HTMLScriptElement & HTMLLinkElement>;
  const file = target instanceof HTMLImageElement ? '' : (src ?? href ?? '');
  if (!file.startsWith(`${window.location.origin}/`)) return false;
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}
