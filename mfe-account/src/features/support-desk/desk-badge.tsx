import { Badge } from '@solar/ui/badge/badge';
import { VisuallyHidden } from '@solar/ui/visually-hidden/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useDeskStatus } from '../../api/support-api';

/** How many wait, beside an entry of the back office's navigation. */
export function DeskBadge({ of }: { of: 'waitingChats' | 'newTickets' }) {
  const { t } = useTranslation('account');
  const count = useDeskStatus().data?.[of] ?? 0;
  if (count === 0) return null;
  return (
    <Badge tone="warning" size="sm">
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t(`admin.desk.${of}`, { count })}</VisuallyHidden>
    </Badge>
  );
}
