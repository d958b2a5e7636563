import type { Locator, Page } from '@playwright/test';

interface Places {
  places: Map<Element, DOMRect>;
}

/** Remembers where everything stands, to be compared after the reading direction turned. */
export function rememberPlaces(shown: Locator): Promise<void> {
  return shown.evaluate((root) => {
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
      // A drawing is one thing.
      if (element.matches('svg *') || !isSeen(element)) return;
      const place = element.getBoundingClientRect();
      const isOnScreen = place.bottom > 0 && place.width > 1;
      if (isOnScreen && isBox(element)) places.set(element, place);
      // What can be scrolled sideways stands where it was scrolled to.
      if (!scrollsSideways(element)) for (const child of element.children) remember(child);
    };
    remember(root);
    Object.assign(globalThis, { places });
  });
}

/** What does not stand as in a mirror: the outermost boxes with a left or right of their own. */
export function unmirrored(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { places } = globalThis as unknown as Places;
    const TOLERANCE = 4;
    const width = document.documentElement.clientWidth;
    // What says its direction itself, such as a telephone number, has its own.
    const turns = (element: Element) => element.closest('[dir]')?.matches('[dir="rtl"]');
    const isWrong = ([element, before]: [Element, DOMRect]) => {
      const now = element.getBoundingClientRect();
      if (now.width === 0 || !turns(element)) return false;
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
