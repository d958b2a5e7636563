import type { Media } from '@solar/contracts/admin/site-http';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { useMediaUses, useRemoveMedia } from '../api/media-api';
import { isShown, MediaUsesList } from './media-uses-list';

/** Asks before a file goes for good, and says what shows it. */
export function RemoveMediaDialog({ media, onClose }: { media: Media; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { data: uses } = useMediaUses(media.id);
  const remove = useRemoveMedia(t('media.removed'));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={t('media.ask', { name: media.filename })}
      description={t('media.askText')}
      confirmLabel={t(uses && isShown(uses) ? 'media.removeShown' : 'media.remove')}
      onConfirm={() => remove.mutateAsync(media.id)}
    >
      <MediaUsesList id={media.id} />
    </ConfirmDialog>
  );
}
