import { Announcer } from '@solar/mfe-kit/page/announcer';
import { LateArea } from '@solar/mfe-kit/page/late-area';
import { lazyPart } from '@solar/mfe-kit/page/lazy-part';
import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { Toaster } from '@solar/ui/toast/toaster';
import { clsx } from 'clsx';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigation, useNavigationType } from 'react-router';
import { useChrome } from '../chrome/chrome-store';
import { Header } from '../chrome/header/header';
import { BottomBar } from '../chrome/mobile/bottom-bar';
import { chromeMode } from '../chrome/chrome-mode';
import { OfflineNotice } from '../chrome/offline-notice';
import { NavigationProgress } from './navigation-progress';
import styles from './root-layout.module.css';
import { useScrollManager } from './scroll-manager';
import { useAfterFirstPaint } from '@solar/mfe-kit/page/use-after-first-paint';

/** The footer starts below the first view (`fullHeight`), so nobody waits for it. */
const Footer = lazyPart('shell/footer', async () => {
  const module = await import(/* webpackChunkName: "footer" */ '../chrome/footer/footer');
  return module.Footer;
});
const SimplifiedFooter = lazyPart('shell/simplified-footer', async () => {
  const module = await import(
    /* webpackChunkName: "simplified-footer" */ '../chrome/footer/simplified-footer'
  );
  return module.SimplifiedFooter;
});
/** The same element at every rendering: a change would reach into what the browser has not taken over yet. */
const FOOTER = (
  <LateArea>
    <Footer />
  </LateArea>
);
/** A page that loses its connection before they are there stays without them. */
const Extras = lazyPart('shell/extras', async () => {
  const module = await import(/* webpackChunkName: "extras" */ '../chrome/extras');
  return module.Extras;
});

/** What stands around every page. */
export function RootLayout() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const mode = chromeMode(pathname);
  const inBackOffice = pathname.startsWith('/admin');
  const settled = useAfterFirstPaint();
  const layerWanted = useLayerWanted();
  const main = useFocusOnPageChange(pathname);
  useScrollManager();

  return (
    <>
      <a href="#main" data-skip-link data-print="hidden">
        {t('skipToContent')}
      </a>
      <NavigationProgress active={useNavigation().state === 'loading'} />
      {mode !== 'none' && <Header simplified={mode === 'simplified'} wide={inBackOffice} />}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={clsx(styles.main, mode === 'full' && styles.fullHeight)}
      >
        <Outlet />
      </main>
      {mode === 'full' && FOOTER}
      {mode === 'simplified' && !inBackOffice && <SimplifiedFooter />}
      {mode === 'full' && <BottomBar />}
      <Toaster />
      <Announcer />
      <OfflineNotice />
      {(settled || layerWanted) && (
        <Suspense fallback={null}>
          <Extras mode={mode} />
        </Suspense>
      )}
    </>
  );
}

/** What opens over the page comes when the page is at rest, or as soon as somebody asks for it. */
function useLayerWanted(): boolean {
  const layerOpen = useChrome((chrome) => chrome.layer !== null);
  const cartOpen = useCart((cart) => cart.isOpen);
  return layerOpen || cartOpen;
}

/** A new page takes the focus, so that the keyboard goes on from its start; going back leaves it to the browser. */
function useFocusOnPageChange(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  const type = useNavigationType();
  useEffect(() => {
    if (last.current !== pathname && type !== 'POP') main.current?.focus({ preventScroll: true });
    last.current = pathname;
  }, [pathname, type]);
  return main;
}
