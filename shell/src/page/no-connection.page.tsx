import { OfflineState } from '@solar/mfe-kit/page/offline-state';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { Container } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';

/** Stands in for a page whose code cannot be fetched: header, cart and footer stay. Whoever shows it fetches the page when that works again. */
export function NoConnectionPage() {
  const { t } = useTranslation(['shell', 'kit']);
  usePageMeta({ title: t('kit:offline.title') });
  return (
    <Container>
      <OfflineState level={1} />
    </Container>
  );
}
