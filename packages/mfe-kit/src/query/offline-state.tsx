import { EmptyState } from '@solar/ui/empty-state/empty-state';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface OfflineStateProps {
  /** Instead of what is said of any part. */
  text?: ReactNode;
  level?: 1 | 2 | 3;
}

/** A part that cannot be fetched without a connection; whoever shows it goes on when there is one again. */
export function OfflineState({ text, level }: OfflineStateProps) {
  const { t } = useTranslation('kit');
  return (
    <EmptyState
      role="status"
      icon={<WifiOff aria-hidden="true" />}
      title={t('offline.title')}
      description={text ?? t('offline.text')}
      {...(level ? { level } : {})}
    />
  );
}
