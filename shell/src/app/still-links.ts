import { plainPath } from '@solar/mfe-kit/i18n/language-address';
import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>;

/** The router's own links carry this mark, in HTML that React has not taken over as well. */
const LINKS = '[data-still] a[data-discover]';

/** Follows the links in parts of the page that are plain HTML as the router's own. */
export function followStillLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(LINKS) : null;
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event, link)) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    void router.navigate({ pathname: plainPath(pathname), search, hash });
  });
}

function isPlainClick(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented && target === '';
}
