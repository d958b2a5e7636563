import type { BrowserContext, Page } from '@playwright/test';
import { Api } from '../../src/api';
import { readDocument } from '../../src/documents';
import { Texts, type Language } from '../../src/journey/texts';
import { connectStack } from '../../src/stack-address';
import { expect, test } from '../../src/test';
import { watchPage, type PageWatch } from '../../src/watched-page';

const ID = 'G-JOURNEY1';
const RECENTLY_VIEWED = 'alsa_recently_viewed';
const LANGUAGES: readonly Language[] = ['en', 'fr'];
const GRANTED = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};
const texts = new Texts('en');
interface Card {
  slug: string;
  name: string;
}

/** A visitor who was never asked, and what their browser asks Google for. Nothing of it leaves the machine. */
class Visitor {
  readonly tagRequests: string[] = [];
  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
    readonly watch: PageWatch,
  ) {}

  static async open(context: BrowserContext): Promise<Visitor> {
    const page = await context.newPage();
    const visitor = new Visitor(context, page, watchPage(page));
    await context.route(/googletagmanager|google-analytics/, async (route) => {
      visitor.tagRequests.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    return visitor;
  }

  /** A product's page down to its end, with everything that arrives after the first paint. */
  async lookAt({ slug, name }: Card): Promise<void> {
    await this.page.goto(`/products/${slug}`);
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
    await this.page.getByRole('button', { name: texts.of('shell:help.title') }).waitFor();
    await this.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  }

  async choose(key: string): Promise<void> {
    await this.page.getByRole('button', { name: texts.of(`shell:cookies.${key}`) }).click();
  }

  async openPreferences(): Promise<void> {
    await this.page.getByRole('button', { name: texts.of('shell:legal.cookieSettings') }).click();
  }

  get recentlyViewed() {
    return this.page.getByRole('region', { name: texts.of('catalog:recentlyViewed.title') });
  }

  /** Names of everything that is kept in the browser for this site. */
  async kept(): Promise<string[]> {
    const entries = await this.page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    return [...entries, ...(await this.context.cookies()).map(({ name }) => name)];
  }

  /** What the tag received: each entry of the queue that is the `arguments` of a call. */
  commands(): Promise<unknown[][]> {
    return this.page.evaluate(() =>
      ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
        .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
        .map((entry) => Array.from(entry)),
    );
  }
}

/** The back office names the tag; gives what it named before. */
async function nameTag(admin: Api, analyticsId: string): Promise<string> {
  const { body } = await admin.get<{ analyticsId: string }>('/api/admin/settings');
  const answer = await admin.put('/api/admin/settings', { body: { ...body, analyticsId } });
  expect(answer.status).toBe(200);
  return body.analyticsId;
}

test.describe('the choice about cookies', () => {
  let admin: Api;
  let former: string;
  test.beforeAll(async () => {
    admin = await new Api(connectStack().url).as('admin');
    former = await nameTag(admin, ID);
    // The server that renders keeps settings for some seconds; each try asks for a document that is not kept.
    let tries = 0;
    await expect
      .poll(async () => (await readDocument(admin.url, `/about?try=${(tries += 1)}`)).html)
      .toContain(ID);
  });
  test.afterAll(() => nameTag(admin, former));

  test('nothing optional is kept or asked for before it, after a refusal, and after it is withdrawn', async ({
    api,
    browser,
    stack,
  }) => {
    const { body } = await api.get<{ items: Card[] }>('/api/catalog/products', {
      // Nobody has asked for these before, so no document of them is kept with the settings of before.
      query: { pageSize: '2', page: '30' },
    });
    const [first, second] = body.items as [Card, Card];
    const context = await browser.newContext({ baseURL: stack.url });
    const visitor = await Visitor.open(context);
    const { page, recentlyViewed, tagRequests } = visitor;

    await test.step('before a choice and after a refusal', async () => {
      await visitor.lookAt(first);
      await expect(
        page.getByRole('region', { name: texts.of('shell:cookies.title') }),
      ).toBeVisible();
      const essential = await visitor.kept();
      await visitor.choose('declineAll');
      await visitor.lookAt(second);
      await expect(recentlyViewed).toBeHidden();
      expect(new Set(await visitor.kept())).toEqual(new Set([...essential, 'cookie-consent']));
      expect(tagRequests).toEqual([]);
      expect(await visitor.commands()).toEqual([]);
    });

    await test.step('all allowed', async () => {
      await visitor.openPreferences();
      await visitor.choose('acceptAll');
      await expect.poll(() => tagRequests).toEqual([expect.stringContaining(`/gtag/js?id=${ID}`)]);
      const [consent] = await visitor.commands();
      expect(consent).toEqual(['consent', 'default', GRANTED]);
      await expect
        .poll(() => visitor.commands())
        .toContainEqual([
          'event',
          'page_view',
          expect.objectContaining({ page_path: `/products/${second.slug}` }),
        ]);
      await visitor.lookAt(first);
      await expect(recentlyViewed.getByRole('link', { name: second.name })).toBeVisible();
      await expect(recentlyViewed.getByRole('article')).toHaveCount(1);
    });

    await test.step('all that is kept is named on the cookie page', async () => {
      const kept = await visitor.kept();
      expect(kept).toContain(RECENTLY_VIEWED);
      const { body: policy } = await api.get<{ body: Record<Language, string> }>(
        '/api/content/pages/legal-cookies',
      );
      for (const language of LANGUAGES) {
        const named = policy.body[language];
        expect(kept.filter((name) => !named.includes(`<code>${name}</code>`))).toEqual([]);
      }
    });

    await test.step('preferences withdrawn, then the rest', async () => {
      await visitor.openPreferences();
      await page.getByRole('switch', { name: texts.of('shell:cookies.preferences.label') }).click();
      await visitor.choose('save');
      await expect(recentlyViewed).toBeHidden();
      expect(await visitor.kept()).not.toContain(RECENTLY_VIEWED);
      expect(await visitor.commands()).not.toEqual([]);
      await visitor.openPreferences();
      await visitor.choose('declineAll');
      await expect.poll(() => visitor.commands()).toEqual([]);
      await visitor.lookAt(second);
      await expect(recentlyViewed).toBeHidden();
      expect(await visitor.kept()).not.toContain(RECENTLY_VIEWED);
    });

    expect(tagRequests).toHaveLength(2);
    expect(visitor.watch.problems).toEqual([]);
    await context.close();
  });
});
