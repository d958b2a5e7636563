import type { Page } from '@playwright/test';

interface Places {
  places: Map<Element, DOMRect>;
}

/** Drawings, and what says its direction itself. */
const OWN_DIRECTION = 'svg *, body [dir], body [dir] *';

/** Remembers where everything stands, to be compared after the reading direction turned. */
export function rememberPlaces(page: Page): Promise<void> {
  return page.evaluate((ownDirection) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Words in a line keep the order of their language.
    const isBox = (element: Element) =>
      !/^(inline|none|contents)/.test(getComputedStyle(element).display);
    const scrollsSideways = (element: Element) =>
      element.scrollWidth > element.clientWidth &&
      /auto|scroll/.test(getComputedStyle(element).overflowX);
    const places = new Map<Element, DOMRect>();
    const remember = (element: Element) => {
      if (element.matches(ownDirection) || !isSeen(element)) return;
      const place = element.getBoundingClientRect();
      const isOnScreen = place.bottom > 0 && place.width > 1;
      if (isOnScreen && isBox(element)) places.set(element, place);
      // What can be scrolled sideways stands where it was scrolled to.
      if (!scrollsSideways(element)) for (const child of element.children) remember(child);
    };
    for (const element of document.body.children) remember(element);
    Object.assign(globalThis, { places });
  }, OWN_DIRECTION);
}

/** What does not stand as in a mirror: the outermost boxes with a left or right of their own. */
export function unmirrored(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { places } = globalThis as unknown as Places;
    const TOLERANCE = 4;
    const width = document.documentElement.clientWidth;
    const isWrong = ([element, before]: [Element, DOMRect]) => {
      const now = element.getBoundingClientRect();
      if (now.width === 0) return false;
      const offLeft = Math.abs(now.left - (width - before.right));
      const offRight = Math.abs(now.right - (width - before.left));
      return Math.min(offLeft, offRight) > TOLERANCE;
    };
    const wrong = [...places].filter(isWrong).map(([element]) => element);
    return wrong
      .filter((element) => !wrong.some((other) => other !== element && other.contains(element)))
      .slice(0, 3)
      .map(({ localName, className, textContent }) => {
        return `not mirrored: <${localName} class="${className}"> ${textContent?.slice(0, 30)}`;
      });
  });
}
