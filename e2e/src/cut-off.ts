import type { Page } from '@playwright/test';

/**
 * What does not fit: the page scrolls sideways, text ends outside where nobody can scroll, or text is shortened and
 * neither a hint nor the opened list of a select shows the whole of it.
 */
export function cutOffIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const overflow = root.scrollWidth - root.clientWidth;
    const findings = overflow > 0 ? [`${overflow} px wider than the screen`] : [];
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth;
    const canBeReached = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        if (scrolls(at) || getComputedStyle(at).textOverflow === 'ellipsis') return true;
      }
      return false;
    };
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
    const isForScreenReaders = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        if (at.clientWidth <= 1 && getComputedStyle(at).position === 'absolute') return true;
      }
      return false;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('[aria-hidden="true"], [inert]')) continue;
      if (isForScreenReaders(element)) continue;
      if (isShortened(element)) {
        findings.push(`shortened "${node.textContent.trim().slice(0, 40)}"`);
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      const outside = right > root.clientWidth + 1 || left < -1;
      if (width > 1 && outside && !canBeReached(element)) {
        findings.push(`cut off "${node.textContent.trim().slice(0, 40)}"`);
      }
    }
    return findings.slice(0, 3);
  });
}
