import { useConsent } from '@solar/mfe-kit/stores/consent-store';
import { lazy, Suspense } from 'react';
import { useSiteSettings } from '../../navigation/use-site-settings';

const GoogleTag = lazy(() =>
  import('./google-tag').then(({ GoogleTag }) => ({ default: GoogleTag })),
);

/** Nothing, not even our own part of it, is loaded before the settings name an id and the visitor agrees. */
export function ConsentedTag() {
  const analytics = useConsent((state) => state.consent?.analytics === true);
  const marketing = useConsent((state) => state.consent?.marketing === true);
  const { analyticsId } = useSiteSettings();
  if (analyticsId === '' || !(analytics || marketing)) return null;
  return (
    <Suspense fallback={null}>
      <GoogleTag key={analyticsId} id={analyticsId} analytics={analytics} marketing={marketing} />
    </Suspense>
  );
}
