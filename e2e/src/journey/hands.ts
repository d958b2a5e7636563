import type { Locator } from '@playwright/test';

/** How a person acts on a page. */
export interface Hands {
  /** Follows a link, presses a button. */
  press(target: Locator): Promise<void>;
  /** Replaces what a field holds. */
  write(target: Locator, text: string): Promise<void>;
}

export const mouse: Hands = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
};

export const finger: Hands = {
  press: (target) => target.tap(),
  write: async (target, text) => {
    await target.tap();
    await target.fill(text);
  },
};
