import { EmptyState } from '@solar/ui/empty-state/empty-state';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from 'react-i18next';

/** What cannot be fetched without a connection, a part of a page or all of it; whoever shows it goes on when there is one again. */
export function OfflineState({ level = 2 }: { level?: 1 | 2 | 3 }) {
  const { t } = useTranslation('kit');
  return (
    <EmptyState
      role="status"
      icon={<CloudOff aria-hidden="true" />}
      title={t('offline.title')}
      description={t('offline.text')}
      level={level}
    />
  );
}
