import { useSession } from '@solar/mfe-kit/session/session-store';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { useConsent } from '@solar/mfe-kit/stores/consent-store';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { ChromeMode } from './chrome-mode';
import { useChrome } from './chrome-store';
import { asksForCookies } from './cookies/asks-for-cookies';
import { ConsentedTag } from './cookies/consented-tag';
import { DemoNotice } from './demo/demo-notice';
import { HelpButton } from './help/help-button';
import { SessionWarning } from './session/session-warning';

const SearchLayer = lazy(() =>
  import('./search/search-layer').then(({ SearchLayer }) => ({ default: SearchLayer })),
);
const MobileMenu = lazy(() =>
  import('./mobile/mobile-menu').then(({ MobileMenu }) => ({ default: MobileMenu })),
);
const AccessibilityPanel = lazy(() =>
  import('./accessibility/accessibility-panel').then(({ AccessibilityPanel }) => ({
    default: AccessibilityPanel,
  })),
);
const CookieBanner = lazy(() =>
  import('./cookies/cookie-banner').then(({ CookieBanner }) => ({ default: CookieBanner })),
);

/** What nobody waits for at first: layers, help, banners, cart drawer, session warning. */
export function Extras({ mode }: { mode: ChromeMode }) {
  const layer = useChrome((state) => state.layer);
  const undecided = useConsent((state) => state.consent === null);
  const asks = asksForCookies(useLocation().pathname);
  return (
    <Suspense fallback={null}>
      {layer === 'search' && <SearchLayer />}
      {layer === 'menu' && <MobileMenu />}
      {layer === 'accessibility' && <AccessibilityPanel />}
      {((undecided && asks) || layer === 'cookies') && <CookieBanner />}
      {mode === 'full' && !undecided && <DemoNotice />}
      {mode === 'full' && <HelpButton />}
      <CartSlots />
      <ConsentedTag />
      <SessionWarning />
    </Suspense>
  );
}

/** The drawer arrives with its first opening; the sync with the server's cart runs while somebody is signed in. */
function CartSlots() {
  const isOpen = useCart((cart) => cart.isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const signedIn = useSession((state) => state.status === 'authenticated');
  return (
    <>
      {wasOpen && <RemoteSlot remote="checkout" name="cart-drawer" down={<CartDown />} />}
      {signedIn && <RemoteSlot remote="checkout" name="cart-sync" />}
    </>
  );
}

const CartDown = lazy(() => import('./cart-down').then(({ CartDown }) => ({ default: CartDown })));
