import { useConsent } from '@solar/mfe-kit/stores/consent-store';
import { useEffect } from 'react';
import { rememberViewed } from './recently-viewed-store';

/** Remembers the product of the page, at the latest when the visitor allows it there. */
export function useRememberViewed(id: string): void {
  const allowed = useConsent((state) => state.consent?.preferences === true);
  useEffect(() => {
    if (allowed) rememberViewed(id);
  }, [allowed, id]);
}
