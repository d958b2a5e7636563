import { LIMITS } from '@solar/contracts/common/limits';
import { Field } from '@solar/ui/field/field';
import { FileDrop } from '@solar/ui/file-drop/file-drop';
import { useTranslation } from 'react-i18next';
import type { ChosenFiles } from './use-attachments';

/** Files for a message; what they are is decided by their content when they arrive. */
export function AttachmentField({ files }: { files: ChosenFiles }) {
  const { t } = useTranslation('account');
  return (
    <Field label={t('attachments.label')}>
      <FileDrop
        maxBytes={LIMITS.mediaBytesMax}
        maxFiles={LIMITS.attachmentsMax}
        description={t('attachments.limits', { max: LIMITS.attachmentsMax })}
        items={files.items}
        onFiles={files.add}
        onRemove={files.remove}
      />
    </Field>
  );
}
