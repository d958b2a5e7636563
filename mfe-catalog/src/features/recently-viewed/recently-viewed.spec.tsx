import { LIMITS } from '@solar/contracts/common/limits';
import { useConsent } from '@solar/mfe-kit/stores/consent-store';
import { fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen, waitFor } from '@testing-library/react';
import remote from '../../remote';
import { sampleProduct } from '../../testing/sample-product';
import { RecentlyViewed } from './recently-viewed';
import { rememberViewed, useRecentlyViewed } from './recently-viewed-store';
import { useRememberViewed } from './use-remember-viewed';

const KEY = 'alsa_recently_viewed';
const locales = { catalog: remote.locales };
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;

function ProductPage({ id }: { id: string }) {
  useRememberViewed(id);
  return <RecentlyViewed current={id} />;
}

type Seen = (entries: { isIntersecting: boolean }[]) => void;

/** Whether the page has been scrolled near the row. */
function scrollTo(isIntersecting: boolean): void {
  const Observer = function (seen: Seen) {
    return { observe: () => seen([{ isIntersecting }]), disconnect: () => undefined };
  };
  Object.assign(window, { IntersectionObserver: Observer });
}

describe('recently viewed', () => {
  let http: ReturnType<typeof fakeHttp>;
  beforeEach(() => {
    localStorage.clear();
    useRecentlyViewed.setState({ ids: [] });
    useConsent.getState().declineAll();
    scrollTo(true);
    // As the catalogue answers: what is known, in the order asked for; `prd_gone` is not.
    http = fakeHttp({
      'GET /api/catalog/products/by-ids': ({ params }: FakeCall) => ({
        items: String(params['ids'])
          .split(',')
          .filter((id) => id !== 'prd_gone')
          .map((id) => sampleProduct({ id, slug: id, name: `Panel ${id}` })),
      }),
    });
  });
  afterEach(() => http.restore());

  it('remembers nothing before a choice and after a refusal', async () => {
    useConsent.setState({ consent: null });
    await renderWithKit(<ProductPage id="prd_1" />, { locales });
    act(() => useConsent.getState().declineAll());
    rememberViewed('prd_2');
    expect(stored()).toBeNull();
    expect(useRecentlyViewed.getState().ids).toEqual([]);
  });

  it('remembers the product of the page when it is allowed there', async () => {
    await renderWithKit(<ProductPage id="prd_1" />, { locales });
    act(() => useConsent.getState().acceptAll());
    expect(stored()).toEqual(['prd_1']);
  });

  it('keeps ids only, the newest first and each once, up to a limit', () => {
    useConsent.getState().acceptAll();
    const looked = Array.from({ length: LIMITS.recentlyViewedMax + 3 }, (_, at) => `prd_${at}`);
    looked.forEach(rememberViewed);
    rememberViewed('prd_5');
    const newest = looked.reverse().filter((id) => id !== 'prd_5');
    expect(stored()).toEqual(['prd_5', ...newest.slice(0, LIMITS.recentlyViewedMax)]);
  });

  it('offers the others, without the product of the page and what is gone', async () => {
    useConsent.getState().acceptAll();
    ['prd_1', 'prd_gone', 'prd_2'].forEach(rememberViewed);
    await renderWithKit(<ProductPage id="prd_3" />, { locales });
    expect(await screen.findByRole('region', { name: 'Recently viewed' })).toBeTruthy();
    const names = (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
    expect(names.filter((name) => name?.startsWith('Panel'))).toEqual([
      'Panel prd_2',
      'Panel prd_1',
    ]);
    expect(http.calls.map(({ params }) => params['ids'])).toEqual(['prd_2,prd_gone,prd_1']);
  });

  it('asks for nothing until the page is scrolled near it, and shows nothing when all are gone', async () => {
    useConsent.getState().acceptAll();
    rememberViewed('prd_gone');
    scrollTo(false);
    const { unmount } = await renderWithKit(<RecentlyViewed />, { locales });
    expect(screen.getByRole('region', { name: 'Recently viewed' })).toBeTruthy();
    expect(http.calls).toEqual([]);
    unmount();
    scrollTo(true);
    await renderWithKit(<RecentlyViewed />, { locales });
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(http.calls).toHaveLength(1);
  });

  it('goes from storage and screen with the consent', async () => {
    useConsent.getState().acceptAll();
    rememberViewed('prd_1');
    await renderWithKit(<ProductPage id="prd_2" />, { locales });
    expect(await screen.findByRole('link', { name: 'Panel prd_1' })).toBeTruthy();
    act(() => useConsent.getState().save({ analytics: true, marketing: true, preferences: false }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(stored()).toBeNull();
  });

  it('follows what another tab remembers', () => {
    useConsent.getState().acceptAll();
    localStorage.setItem(KEY, '["prd_9"]');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(useRecentlyViewed.getState().ids).toEqual(['prd_9']);
  });
});
