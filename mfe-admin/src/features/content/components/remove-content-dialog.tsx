import { errorText } from '@solar/mfe-kit/http/error-text';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { useRemoveContent } from '../api/content-api';
import type { ContentSection } from '../content-sections';
import type { NamedEntry } from '../named-entry';

interface RemoveContentDialogProps {
  section: ContentSection;
  entry: NamedEntry;
  onClose: () => void;
}

/** Asks before removing; when pages stand below the entry, asks again for all of them. */
export function RemoveContentDialog({ section, entry, onClose }: RemoveContentDialogProps) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const remove = useRemoveContent(section.kind, t('content.removed'));
  const hasChildren = remove.error !== null && isHttpError(remove.error, 'content.has_children');
  const otherError = remove.error && !hasChildren ? errorText(remove.error) : undefined;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={t(hasChildren ? 'content.ask.cascade.title' : 'content.ask.remove.title', {
        title: localized(entry.title),
      })}
      description={t(hasChildren ? 'content.ask.cascade.text' : 'content.ask.remove.text')}
      confirmLabel={t(hasChildren ? 'content.removeAll' : 'content.remove')}
      error={otherError}
      onConfirm={() => remove.mutateAsync({ id: entry.id, cascade: hasChildren })}
    />
  );
}
