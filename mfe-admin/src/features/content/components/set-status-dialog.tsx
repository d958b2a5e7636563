import type { ContentStatus } from '@solar/contracts/admin/content-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { useSetContentStatus } from '../api/content-api';
import type { ContentSection } from '../content-sections';
import type { NamedEntry } from '../named-entry';

interface SetStatusDialogProps {
  section: ContentSection;
  entry: NamedEntry;
  status: ContentStatus;
  onClose: () => void;
}

/** Asks before an entry is published, hidden or made private. */
export function SetStatusDialog({ section, entry, status, onClose }: SetStatusDialogProps) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const setStatus = useSetContentStatus(section.kind, t(`content.done.${status}`));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`content.ask.${status}.title`, { title: localized(entry.title) })}
      description={t(`content.ask.${status}.text`)}
      confirmLabel={t(`content.set.${status}`)}
      onConfirm={() => setStatus.mutateAsync({ id: entry.id, status })}
    />
  );
}
