import { languageOfPath, plainPath } from '@solar/mfe-kit/i18n/language-address';
import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>;

/**
 * A part of the document that is not alive yet leaves its links to the browser, which without a connection shows a page of its own in place of
 * the shop. Such links lead through the router then, whose pages say that there is no connection and come by themselves when there is one.
 */
export function keepLinksInShop(router: Router): () => void {
  const lead = (event: MouseEvent) => {
    if (navigator.onLine) return;
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (!link || !opensHere(event, link)) return;
    event.preventDefault();
    void router.navigate(plainPath(link.pathname) + link.search + link.hash);
  };
  // Before React, which keeps what is pressed in a part that is not alive from going any further.
  window.addEventListener('click', lead, true);
  return () => window.removeEventListener('click', lead, true);
}

/** A file or an answer of a service, which no screen shows. */
const NO_SCREEN = /^\/api\/|\.\w+$/;

/** Whether it would be opened in this window, as another page of the shop in the language of this one. */
function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location;
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return (
    isPlain &&
    event.button === 0 &&
    link.origin === origin &&
    ['', '_self'].includes(link.target) &&
    !link.hasAttribute('download') &&
    !NO_SCREEN.test(link.pathname) &&
    link.pathname + link.search !== pathname + search &&
    languageOfPath(link.pathname) === languageOfPath(pathname)
  );
}
