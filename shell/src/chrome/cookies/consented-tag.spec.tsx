import { DEFAULT_COMPANY } from '@solar/contracts/admin/default-company';
import { announce } from '@solar/mfe-kit/page/announcer-store';
import { useConsent } from '@solar/mfe-kit/stores/consent-store';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, waitFor } from '@testing-library/react';
import { ConsentedTag } from './consented-tag';

const ID = 'G-TEST1';
const page = window as unknown as Record<string, unknown>;
const consent = useConsent.getState();
const NOTHING = { analytics: false, marketing: false, preferences: true };

/** What the tag reads: `arguments` objects; it would skip everything else. */
function commands(): unknown[][] {
  return ((page['dataLayer'] ?? []) as ArrayLike<unknown>[]).map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
    return Array.from(entry);
  });
}
const names = () => commands().map(([name, what]) => `${String(name)} ${String(what)}`);
const pageViews = () => commands().filter(([, what]) => what === 'page_view');
const updates = () => commands().filter(([, what]) => what === 'update');
const locations = () => commands().filter(([, what]) => what === 'page_location');
const tagScripts = () =>
  [...document.head.querySelectorAll('script')].filter(({ src }) => src.includes('gtag'));

const ads = (word: string) => ({
  ad_storage: word,
  ad_user_data: word,
  ad_personalization: word,
});

describe('the tag', () => {
  let http: ReturnType<typeof fakeHttp>;
  let analyticsId: string;
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    analyticsId = ID;
    http = fakeHttp({ 'GET /api/content/settings': () => ({ ...DEFAULT_COMPANY, analyticsId }) });
    useConsent.setState({ consent: null });
    announce('Products');
  });
  afterEach(() => {
    act(() => consent.declineAll());
    http.restore();
    jest.useRealTimers();
    window.history.replaceState(null, '', '/');
  });

  const open = (route = '/products') => renderWithKit(<ConsentedTag />, { route });
  const started = () => waitFor(() => expect(tagScripts()).toHaveLength(1));
  const settle = () => act(() => jest.advanceTimersByTimeAsync(3000));

  it.each([
    ['before a choice', ID, () => undefined],
    ['after a refusal', ID, () => consent.declineAll()],
    ['with preferences alone', ID, () => consent.save(NOTHING)],
    ['without an id in the settings', '', () => consent.acceptAll()],
  ])('is not loaded and receives nothing %s', async (_, id, choose) => {
    analyticsId = id;
    await open();
    act(choose);
    await settle();
    expect(http.calls).toHaveLength(1);
    expect(tagScripts()).toEqual([]);
    expect(page['dataLayer']).toBeUndefined();
  });

  it('hears of the consent first, and is loaded once', async () => {
    await open();
    act(() => consent.acceptAll());
    await started();
    expect(tagScripts()[0]?.src).toBe(`https://www.googletagmanager.com/gtag/js?id=${ID}`);
    const granted = { ...ads('granted'), analytics_storage: 'granted' };
    expect(commands()[0]).toEqual(['consent', 'default', granted]);
    expect(names().slice(1, 3)).toEqual(['set ads_data_redaction', 'set page_location']);
    expect(commands()[3]).toEqual(['js', expect.any(Date)]);
    expect(commands()[4]).toEqual(['config', ID, { send_page_view: false }]);
  });

  it('reports each page once, with the title that it has in the end', async () => {
    const { router } = await open();
    act(() => consent.save({ ...NOTHING, analytics: true }));
    await started();
    await settle();
    await act(() => router.navigate('/contact'));
    act(() => announce('Contact'));
    await settle();
    await act(() => router.navigate('/contact?topic=price'));
    await settle();
    expect(pageViews().map(([, , view]) => view)).toEqual([
      { page_path: '/products', page_title: 'Products' },
      { page_path: '/contact', page_title: 'Contact' },
    ]);
    expect(locations().map(([, , location]) => location)).toEqual([
      'http://localhost/products',
      'http://localhost/contact',
    ]);
    expect(commands()[0]?.[2]).toEqual({ ...ads('denied'), analytics_storage: 'granted' });
  });

  it('reports no page with marketing alone', async () => {
    await open();
    act(() => consent.save({ ...NOTHING, marketing: true }));
    await started();
    await settle();
    expect(commands()[0]?.[2]).toEqual({ ...ads('granted'), analytics_storage: 'denied' });
    expect(pageViews()).toEqual([]);
  });

  it('never hears the query of an address but a campaign, and that with marketing only', async () => {
    window.history.replaceState(null, '', '/reset?token=secret&gclid=click&utm_source=mail');
    await open('/reset');
    act(() => consent.save({ ...NOTHING, analytics: true }));
    await started();
    expect(locations().at(-1)?.[2]).toBe('http://localhost/reset');
    act(() => consent.acceptAll());
    expect(locations().at(-1)?.[2]).toBe('http://localhost/reset?gclid=click&utm_source=mail');
    expect(JSON.stringify(commands())).not.toContain('secret');
  });

  it('receives a change; the cookies of what was withdrawn go, the others stay', async () => {
    await open();
    act(() => consent.acceptAll());
    await started();
    for (const name of ['_ga', '_ga_TEST1', '_gcl_au']) document.cookie = `${name}=1; Path=/`;
    act(() => consent.save({ ...NOTHING, marketing: true }));
    expect(updates().at(-1)?.[2]).toEqual({ ...ads('granted'), analytics_storage: 'denied' });
    expect(document.cookie).toBe('_gcl_au=1');
    expect(tagScripts()).toHaveLength(1);
  });

  it('goes when both are withdrawn, and starts anew when they are allowed again', async () => {
    await open();
    act(() => consent.acceptAll());
    await started();
    const heard = page['dataLayer'] as ArrayLike<unknown>[];
    page['google_tag_manager'] = {};
    document.cookie = '_gcl_au=1; Path=/';
    act(() => consent.save(NOTHING));
    expect(Array.from(heard.at(-1) ?? [])).toEqual([
      'consent',
      'update',
      { ...ads('denied'), analytics_storage: 'denied' },
    ]);
    expect(tagScripts()).toEqual([]);
    expect(page['dataLayer']).toBeUndefined();
    expect(page['google_tag_manager']).toBeUndefined();
    expect(page[`ga-disable-${ID}`]).toBe(true);
    expect(document.cookie).toBe('');
    act(() => consent.acceptAll());
    await started();
    expect(page[`ga-disable-${ID}`]).toBeUndefined();
    expect(names()[0]).toBe('consent default');
    expect(locations()).toHaveLength(1);
  });
});
