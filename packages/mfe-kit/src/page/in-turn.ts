import { breath } from '@solar/mfe-kit/page/breath';

/** Longer than this the next one does not wait for one whose code is still to come. */
const PATIENCE_MS = 100;

let before: Promise<unknown> = Promise.resolve();

/**
 * Begins one thing after another, each when the one before is done. Parts of a page that are made alive at the same time are one
 * step of React, in which a slow phone answers nobody; in turn each is a short one.
 */
export function inTurn(begin: () => Promise<void>): void {
  before = before.then(() => Promise.race([begin(), patience()])).then(breath);
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}
