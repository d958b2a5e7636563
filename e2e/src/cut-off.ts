import type { Locator } from '@playwright/test';
import { nextFrames } from './browser-state';

/** After a change of the size what depends on it follows within some frames; what is wrong later stays wrong. */
const SETTLE_MS = 3_000;

/**
 * What does not fit: the page scrolls sideways, text ends outside where nobody can scroll, or text is shortened and
 * neither a hint nor the opened list of a select shows the whole of it. What was opened over the page has to stay on
 * the screen, and its text in it.
 */
export async function cutOffIn(shown: Locator): Promise<string[]> {
  const end = Date.now() + SETTLE_MS;
  for (;;) {
    const findings = await notFittingIn(shown);
    if (findings.length === 0 || Date.now() > end) return findings;
    await nextFrames(shown.page());
  }
}

function notFittingIn(shown: Locator): Promise<string[]> {
  return shown.evaluate((area) => {
    const root = document.documentElement;
    const screen = { left: 0, top: 0, right: root.clientWidth, bottom: root.clientHeight };
    const findings: string[] = [];
    const isLayer = area !== document.body;
    const bounds = isLayer
      ? area.getBoundingClientRect()
      : { ...screen, top: -Infinity, bottom: Infinity };
    const overflow = root.scrollWidth - root.clientWidth;
    if (overflow > 0) findings.push(`${overflow} px wider than the screen`);
    const scrollsSideways = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth;
    const scrollsDown = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY) &&
      element.scrollHeight > element.clientHeight;
    const hasAround = (element: Element, test: (around: Element) => boolean): boolean => {
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        if (test(at)) return true;
      }
      return false;
    };
    const isInScroller = area.parentElement !== null && hasAround(area.parentElement, scrollsDown);
    if (isLayer && !isInScroller) {
      for (const side of ['left', 'top', 'right', 'bottom'] as const) {
        const sign = side === 'left' || side === 'top' ? -1 : 1;
        const beyond = sign * (bounds[side] - screen[side]);
        if (beyond > 1) findings.push(`${Math.round(beyond)} px beyond the ${side} of the screen`);
      }
    }
    const canBeReached = (element: Element) =>
      hasAround(
        element,
        (at) => scrollsSideways(at) || getComputedStyle(at).textOverflow === 'ellipsis',
      );
    const isShortened = (element: Element): boolean => {
      let block = element;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) {
        block = block.parentElement;
      }
      return (
        block.scrollWidth > block.clientWidth + 1 &&
        getComputedStyle(block).textOverflow === 'ellipsis' &&
        !block.closest('[title], [role="combobox"]')
      );
    };
    const isForScreenReaders = (element: Element) =>
      hasAround(
        element,
        (at) => at.clientWidth <= 1 && getComputedStyle(at).position === 'absolute',
      );
    const isCutOff = (element: Element, place: DOMRect): boolean => {
      const beside = place.right > bounds.right + 1 || place.left < bounds.left - 1;
      const below = place.bottom > bounds.bottom + 1 || place.top < bounds.top - 1;
      return (beside && !canBeReached(element)) || (below && !hasAround(element, scrollsDown));
    };
    const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('[aria-hidden="true"], [inert]')) continue;
      if (isForScreenReaders(element)) continue;
      const text = node.textContent.trim().slice(0, 40);
      if (isShortened(element)) findings.push(`shortened "${text}"`);
      const range = document.createRange();
      range.selectNodeContents(node);
      const place = range.getBoundingClientRect();
      if (place.width > 1 && isCutOff(element, place)) findings.push(`cut off "${text}"`);
    }
    // Of what was opened only its tables scroll sideways, which are marked as areas of their own.
    for (const element of isLayer ? [area, ...area.querySelectorAll('*')] : []) {
      if (!scrollsSideways(element) || element.closest('[role="region"][tabindex]')) continue;
      if (element.matches('input, textarea, [role="tablist"]')) continue;
      findings.push(`<${element.localName} class="${element.className}"> scrolls sideways`);
    }
    return findings.slice(0, 3);
  });
}
