import { useSession } from '@solar/mfe-kit/session/session-store';
import { Badge } from '@solar/ui/badge/badge';
import { VisuallyHidden } from '@solar/ui/visually-hidden/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useCommandQueue } from './use-command-queue';

/** How many commands are not on the server yet, beside the entry of the scanning screen. */
export default function QueueBadge() {
  const { t } = useTranslation('inventory');
  const { commands } = useCommandQueue(useSession(({ user }) => user?.id ?? ''));
  const count = commands.length;
  if (count === 0) return null;
  return (
    <Badge tone="warning" size="sm">
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('scanning.notSent', { count })}</VisuallyHidden>
    </Badge>
  );
}
