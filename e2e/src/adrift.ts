import type { Page } from '@playwright/test';

/** Pictures of rows that do not stand right before the words of their row, at their height. */
export function adriftFromNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('li > picture')].flatMap((picture) => {
      const words = picture.nextElementSibling;
      const image = picture.querySelector('img')?.getBoundingClientRect();
      if (!words || !image?.width) return [];
      const box = words.getBoundingClientRect();
      const beside = box.left >= image.right && box.top < image.bottom && box.bottom > image.top;
      return beside ? [] : [`a picture adrift from "${words.textContent}"`];
    }),
  );
}
