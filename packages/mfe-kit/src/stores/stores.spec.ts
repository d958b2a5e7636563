import { TOAST_EVENT, type ToastEventDetail } from '@solar/ui/toast/toast';
import { startI18n } from '@solar/mfe-kit/i18n/i18n';
import type * as AccessibilityModule from '@solar/mfe-kit/stores/accessibility-store';
import type * as CartModule from '@solar/mfe-kit/stores/cart-store';
import type * as ComparisonModule from '@solar/mfe-kit/stores/comparison-store';
import type * as ConsentModule from '@solar/mfe-kit/stores/consent-store';
import type * as SessionModule from '@solar/mfe-kit/session/session-store';
import type * as ThemeModule from '@solar/mfe-kit/stores/theme-store';

/** Loads a store as a fresh page does. */
function load<T extends object>(path: string): T {
  let module: T | undefined;
  jest.isolateModules(() => {
    module = jest.requireActual<T>(path);
  });
  if (!module) throw new Error(`${path} did not load`);
  return module;
}

const product = { id: 'prd_1', slug: 'p', name: 'Panel', brand: 'B', image: '' };
const priced = { ...product, price: { amount: 100, currency: 'USD' } };

beforeEach(() => {
  localStorage.clear();
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

describe('cart', () => {
  const fresh = () => load<typeof CartModule>('@solar/mfe-kit/stores/cart-store').useCart;

  it('is saved on every change and there again on the next page', () => {
    fresh().getState().add(product, 2);
    expect(fresh().getState().lines).toEqual([{ product, quantity: 2 }]);
  });

  it('ignores and logs a corrupt one', () => {
    localStorage.setItem('cart', '{not json');
    expect(fresh().getState().lines).toEqual([]);
    expect(console.warn).toHaveBeenCalled();
  });

  it("stores no price in a visitor's browser", () => {
    fresh().getState().add(priced);
    expect(localStorage.getItem('cart')).not.toMatch(/price/);
  });

  it('goes with the person who signs out, and stays when it is a visitor’s own', () => {
    const cart = fresh();
    cart.getState().add(product, 6);
    localStorage.setItem('cart-owner', '"usr_1"');
    localStorage.setItem('cart-mirror', '{}');
    expect(fresh().getState().lines).toEqual([]);
    expect(localStorage.getItem('cart')).toBe('[]');
    expect(localStorage.getItem('cart-mirror')).toBeNull();

    fresh().getState().add(product, 1);
    expect(fresh().getState().lines).toHaveLength(1);
  });

  it('is empty as soon as its person signs out', () => {
    jest.isolateModules(() => {
      const { useSession } = jest.requireActual<typeof SessionModule>(
        '@solar/mfe-kit/session/session-store',
      );
      useSession.setState({ status: 'authenticated', token: 't' });
      const { useCart } = jest.requireActual<typeof CartModule>('@solar/mfe-kit/stores/cart-store');
      localStorage.setItem('cart-owner', '"usr_1"');
      useCart.getState().add(product, 6);
      useSession.setState({ status: 'guest', user: null, token: null });
      expect(useCart.getState()).toMatchObject({ lines: [], changedBy: 'server' });
    });
    expect(localStorage.getItem('cart')).toBe('[]');
    expect(localStorage.getItem('cart-owner')).toBeNull();
  });

  it('opens, closes and toggles its panel', () => {
    const cart = fresh();
    cart.getState().toggle();
    expect(cart.getState().isOpen).toBe(true);
    cart.getState().close();
    expect(cart.getState().isOpen).toBe(false);
  });
});

describe('comparison', () => {
  const fresh = () =>
    load<typeof ComparisonModule>('@solar/mfe-kit/stores/comparison-store').useComparison;

  it('takes four different products', () => {
    const comparison = fresh();
    for (const id of ['a', 'a', 'b', 'c', 'd', 'e']) comparison.getState().add(id);
    expect(comparison.getState().ids).toEqual(['a', 'b', 'c', 'd']);
    expect(JSON.parse(localStorage.getItem('alsa_comparison_products') ?? '')).toHaveLength(4);
  });

  it('says that the limit is reached, in the words of the catalogue', async () => {
    await startI18n();
    const { useComparison } = await import('@solar/mfe-kit/stores/comparison-store');
    useComparison.setState({ ids: ['a', 'b', 'c', 'd'] });
    const toasts: ToastEventDetail[] = [];
    const listen = (event: Event) => toasts.push((event as CustomEvent<ToastEventDetail>).detail);
    window.addEventListener(TOAST_EVENT, listen);
    useComparison.getState().add('e');
    window.removeEventListener(TOAST_EVENT, listen);
    expect(toasts).toMatchObject([
      {
        title: 'Comparison Limit Reached',
        description: 'You can compare up to 4 products at a time.',
        variant: 'destructive',
      },
    ]);
  });
});

describe('theme', () => {
  const fresh = () => load<typeof ThemeModule>('@solar/mfe-kit/stores/theme-store').useTheme;

  it('follows the device until something is chosen', () => {
    expect(fresh().getState()).toMatchObject({ choice: 'system', resolved: 'light' });
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('keeps and shows the choice', () => {
    fresh().getState().setChoice('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(fresh().getState().choice).toBe('dark');
  });

  it('takes over the choice of the older key once', () => {
    localStorage.setItem('alsa-theme', 'dark');
    expect(fresh().getState().choice).toBe('dark');
    expect(localStorage.getItem('alsa-theme')).toBeNull();
    expect(localStorage.getItem('ui-theme')).toBe('dark');
  });

  it('prefers the choice of the present key', () => {
    localStorage.setItem('ui-theme', 'light');
    localStorage.setItem('alsa-theme', 'dark');
    expect(fresh().getState().choice).toBe('light');
  });
});

describe('consent', () => {
  const ALL = { essential: true, analytics: true, marketing: true, preferences: true };
  const fresh = () => load<typeof ConsentModule>('@solar/mfe-kit/stores/consent-store').useConsent;
  const stored = () => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null') as unknown;

  it('asks until a choice is stored', () => {
    expect(fresh().getState().consent).toBeNull();
    expect(stored()).toBeNull();
  });

  it('accepts all, declines all but the essential, or takes the choice', () => {
    const consent = fresh();
    consent.getState().acceptAll();
    expect(stored()).toEqual(ALL);
    consent.getState().declineAll();
    expect(stored()).toEqual({
      essential: true,
      analytics: false,
      marketing: false,
      preferences: false,
    });
    consent.getState().save({ analytics: true, marketing: false, preferences: false });
    expect(fresh().getState().consent).toMatchObject({ essential: true, analytics: true });
  });

  it('deletes what a kind has stored as soon as it is withdrawn, here or in another tab', () => {
    const looked = () => localStorage.getItem('alsa_recently_viewed');
    const consent = fresh();
    consent.getState().acceptAll();
    localStorage.setItem('alsa_recently_viewed', '["prd_1"]');
    consent.getState().save({ analytics: false, marketing: false, preferences: true });
    expect(looked()).toBe('["prd_1"]');
    consent.getState().save({ analytics: true, marketing: true, preferences: false });
    expect(looked()).toBeNull();

    consent.getState().acceptAll();
    localStorage.setItem('alsa_recently_viewed', '["prd_1"]');
    localStorage.setItem('cookie-consent', JSON.stringify({ ...ALL, preferences: false }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent' }));
    expect(consent.getState().consent).toMatchObject({ analytics: true, preferences: false });
    expect(looked()).toBeNull();
  });

  it('keeps nothing of a visitor whose choice is not there any more', () => {
    localStorage.setItem('alsa_recently_viewed', '["prd_1"]');
    fresh();
    expect(localStorage.getItem('alsa_recently_viewed')).toBeNull();
  });

  it('never takes a stored refusal of the essential', () => {
    localStorage.setItem('cookie-consent', JSON.stringify({ ...ALL, essential: false }));
    expect(fresh().getState().consent?.essential).toBe(true);
  });
});

describe('accessibility', () => {
  const fresh = () =>
    load<typeof AccessibilityModule>('@solar/mfe-kit/stores/accessibility-store').useAccessibility;

  it('marks the page, keeps the choice and goes back to normal', () => {
    fresh().getState().set({ textSize: 'larger', highContrast: true });
    expect(document.documentElement.dataset).toMatchObject({
      textSize: 'larger',
      contrast: 'high',
    });
    const next = fresh();
    expect(next.getState().options.textSize).toBe('larger');
    next.getState().reset();
    expect(document.documentElement.dataset.textSize).toBeUndefined();
    expect(document.documentElement.dataset.contrast).toBeUndefined();
  });
});
