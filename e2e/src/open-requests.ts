import type { Page, Request } from '@playwright/test';

const QUIET_MS = 300;
const LOOK_EVERY_MS = 50;
const TIMEOUT_MS = 30_000;

/** The requests of a page that are not answered yet; the browser's own "network idle" comes once for each load only. */
export class OpenRequests {
  private readonly open = new Set<Request>();
  private lastChange = Date.now();

  constructor(page: Page) {
    page.on('request', (request) => {
      if (request.resourceType() !== 'eventsource') this.note(() => this.open.add(request));
    });
    const done = (request: Request) => this.note(() => this.open.delete(request));
    page.on('requestfinished', done);
    page.on('requestfailed', done);
  }

  /** Waits until none is open and none has begun for a moment; answers whether that came. */
  async end(): Promise<boolean> {
    const deadline = Date.now() + TIMEOUT_MS;
    this.lastChange = Date.now();
    while (Date.now() < deadline) {
      if (this.open.size === 0 && Date.now() - this.lastChange >= QUIET_MS) return true;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return false;
  }

  private note(change: () => unknown): void {
    change();
    this.lastChange = Date.now();
  }
}
