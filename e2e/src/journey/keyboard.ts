import { expect, type Locator, type Page } from '@playwright/test';
import { nextFrames } from '../browser-state';
import type { Hands } from './hands';

/** A page on which something is further away than this is no page for a keyboard. */
const LONGEST_WAY = 80;
/** So many levels up a field or a card may draw the frame of what it holds. */
const FRAMES = 5;

type Step = 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight';

/** A person who has a keyboard and nothing else. */
export class Keyboard implements Hands {
  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.press('Enter');
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }

  /** Tabs to an element, forwards or backwards, and sees that it shows the focus. */
  async goTo(target: Locator): Promise<void> {
    await target.waitFor();
    if (await isFocused(target)) return;
    const before = await lookOf(target);
    const step = await target.evaluate((element) => {
      const active = document.activeElement ?? document.body;
      const place = active.compareDocumentPosition(element);
      return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
    await this.walk(step, target);
    await expect
      .poll(() => lookOf(target), { message: `${String(target)} shows the focus` })
      .not.toEqual(before);
  }

  /** Moves within a menu, a list or a group of choices, where one Tab would lead out. */
  async moveTo(target: Locator, step: 'ArrowDown' | 'ArrowRight' = 'ArrowDown'): Promise<void> {
    await target.waitFor();
    await this.walk(step, target);
  }

  private async walk(step: Step, target: Locator): Promise<void> {
    for (let steps = 0; steps < LONGEST_WAY; steps += 1) {
      if (await isFocused(target)) return;
      if (step === 'Tab' && (await skipsTo(target))) await this.page.keyboard.press('Enter');
      await this.page.keyboard.press(step);
      // Arrows move the focus a moment after the key; asked at once, a slow browser lets the walk run past its target.
      if (step.startsWith('Arrow')) await nextFrames(this.page);
    }
    throw new Error(`${String(target)} is not reached in ${LONGEST_WAY} times ${step}`);
  }

  /** Tabs through a dialog and further: the focus has to stay in it. Then closes it, and the focus is back. */
  async leaveAgain(dialog: Locator, opener: Locator): Promise<void> {
    const stops = new Set<string>();
    for (let steps = 0; steps < LONGEST_WAY; steps += 1) {
      const stop = await dialog.evaluate((element) =>
        element.contains(document.activeElement)
          ? (document.activeElement?.outerHTML ?? '')
          : 'outside',
      );
      expect(stop).not.toBe('outside');
      if (stops.has(stop) && stops.size > 1) break;
      stops.add(stop);
      await this.page.keyboard.press('Tab');
    }
    expect(stops.size).toBeGreaterThan(1);
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Whether the focus is on a link that leads past a header or a menu to the part that holds the target. */
const skipsTo = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const address = document.activeElement?.getAttribute('href') ?? '';
    if (!address.startsWith('#')) return false;
    return document.getElementById(address.slice(1))?.contains(element) ?? false;
  });

/** What may change when an element has the focus: its own frame, or that of the field or the card around it. */
const lookOf = (target: Locator): Promise<string[]> =>
  target.evaluate((element, levels) => {
    const frames: string[] = [];
    for (
      let part: Element | null = element;
      part && frames.length < levels;
      part = part.parentElement
    ) {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(part);
      frames.push(`${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow}`);
    }
    return frames;
  }, FRAMES);
