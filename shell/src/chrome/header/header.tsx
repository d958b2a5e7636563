import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@solar/mfe-kit/page/lazy-part';
import { useAfterFirstPaint } from '@solar/mfe-kit/page/use-after-first-paint';
import { Logo } from '../logo';
import { HeaderActions } from './header-actions';
import styles from './header.module.css';
import { PlainNavigation } from './plain-navigation';
import { TopStrip } from './top-strip';
import { useScrolledPast } from './use-scrolled-past';
import { useWideScreen } from './use-wide-screen';

/** From here on the header has its compact style. */
export const SCROLLED_THRESHOLD_PX = 50;

const MegaNavigation = lazyPart(
  'shell/mega-navigation',
  async () => {
    const module = await import(
      /* webpackChunkName: "mega-navigation" */ '../menus/mega-navigation'
    );
    return module.MegaNavigation;
  },
  PlainNavigation,
);

interface HeaderProps {
  simplified: boolean;
  /** From edge to edge, above a menu that stands at the edge. */
  wide: boolean;
}

/** The bar above every page; simplified where nothing should lead away. */
export function Header({ simplified, wide }: HeaderProps) {
  const { t } = useTranslation('shell');
  const scrolled = useScrolledPast(SCROLLED_THRESHOLD_PX);
  const hasRoom = useWideScreen();
  return (
    <>
      {!simplified && <TopStrip />}
      <header
        className={clsx(styles.header, scrolled && styles.scrolled)}
        data-scrolled={scrolled || undefined}
        data-print="hidden"
      >
        <div className={clsx(styles.bar, wide && styles.wide)}>
          <Logo />
          {!simplified && hasRoom && (
            <nav className={styles.sections} aria-label={t('mainNavigation')}>
              <DesktopNavigation />
            </nav>
          )}
          <HeaderActions simplified={simplified} />
        </div>
      </header>
    </>
  );
}

/** Plain links at first, and while the panels that unfold can't be had; those arrive when the page has been painted. */
function DesktopNavigation() {
  const settled = useAfterFirstPaint();
  if (!settled) return <PlainNavigation />;
  return (
    <Suspense fallback={<PlainNavigation />}>
      <MegaNavigation />
    </Suspense>
  );
}
