/** Stands on the root while a layer is open: it does not scroll then (`packages/ui/src/styles/base.css`). */
const LOCKED = 'data-scroll-locked';

/**
 * Stands in for `react-style-singleton/dist/es2015/singleton`, through which a layer adds the rules that keep the page from scrolling. A
 * sheet that comes and goes would be the last of the page: any style sheet that arrives meanwhile goes in before it, and the browser then
 * works out all fonts and styles of the page again, under the fingers of who types in the layer. An attribute costs the root alone. The
 * rules that the library hands over are not used: the body stays as it is, so that a sticky header keeps its place.
 */
export function stylesheetSingleton() {
  let users = 0;
  return {
    add() {
      if (users === 0) lock(document.documentElement, document.body);
      users += 1;
    },
    remove() {
      users -= 1;
      if (users === 0) unlock(document.documentElement, document.body);
    },
  };
}

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} body
 */
function lock(root, body) {
  const scrollBar = window.innerWidth - root.clientWidth;
  root.setAttribute(LOCKED, '');
  // Nothing moves when the bar goes.
  if (scrollBar > 0) body.style.marginRight = `${scrollBar}px`;
}

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} body
 */
function unlock(root, body) {
  root.removeAttribute(LOCKED);
  body.style.marginRight = '';
}
