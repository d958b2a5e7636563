import { useConsent } from '@solar/mfe-kit/stores/consent-store';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSiteSettings } from '../../navigation/use-site-settings';

const LAYER = 'dataLayer';

type DataLayer = Record<string, unknown>[];

/**
 * Page views for the tag manager whose id the settings name. Without consent, or without an id, nothing is loaded and
 * nothing is recorded.
 */
export function useAnalytics(): void {
  const allowed = useConsent((state) => state.consent?.analytics === true);
  const { analyticsId } = useSiteSettings();
  const { pathname } = useLocation();
  const active = allowed && analyticsId !== '';

  useEffect(() => {
    if (!active) return;
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`;
    document.head.append(script);
    return () => {
      script.remove();
      Reflect.deleteProperty(window, LAYER);
    };
  }, [active, analyticsId]);

  useEffect(() => {
    if (!active) return;
    const page = window as unknown as { [LAYER]?: DataLayer };
    page[LAYER] ??= [];
    page[LAYER].push({ event: 'page_view', page_path: pathname });
  }, [active, pathname]);
}
