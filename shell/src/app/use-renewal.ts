import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const RENEWED_FOR = 'renewed-for';
const reloadPage = () => window.location.reload();

/**
 * A page that was open during a deployment may ask for a file of a build that is gone; only a new document knows the
 * names of the present ones. It is fetched when the visitor goes to another screen, where nothing that was typed is
 * lost, and once for a missing file: what a new document misses as well, another one would not mend.
 */
export function useRenewal(reload: () => void = reloadPage): void {
  const { pathname } = useLocation();
  const [missing, setMissing] = useState<{ file: string; at: string } | null>(null);

  useEffect(() => {
    const onError = async ({ target }: Event) => {
      const file = fileOf(target);
      const at = window.location.pathname;
      if (file && (await isGone(file))) setMissing({ file, at });
    };
    window.addEventListener('error', onError, true);
    return () => window.removeEventListener('error', onError, true);
  }, []);

  useEffect(() => {
    if (!missing || missing.at === pathname) return;
    if (sessionStorage.getItem(RENEWED_FOR) === missing.file) return;
    sessionStorage.setItem(RENEWED_FOR, missing.file);
    reload();
  }, [missing, pathname, reload]);
}

/** The address of a script or style sheet of this site. */
function fileOf(target: EventTarget | null): string | null {
  const file =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement
        ? target.href
        : '';
  return file.startsWith(`${window.location.origin}/`) ? file : null;
}

/** Without a connection nothing is gone: a new document would not come either. */
async function isGone(file: string): Promise<boolean> {
  const response = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return response?.status === 404;
}
