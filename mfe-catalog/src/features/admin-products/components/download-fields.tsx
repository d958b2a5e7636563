import type { Media } from '@solar/contracts/admin/site-http';
import { DOWNLOAD_KINDS } from '@solar/contracts/catalog/product-data';
import { LIMITS } from '@solar/contracts/common/limits';
import { Button } from '@solar/ui/button/button';
import { FileDrop } from '@solar/ui/file-drop/file-drop';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Inline, Stack } from '@solar/ui/layout/layout';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DayField, SelectField, TextField, useFieldErrors } from '../../admin-shared/form-fields';
import { LocalizedFields } from '../../admin-shared/localized-fields';
import { uploadMedia } from '../api/media-uploads';
import type { ProductFormValues } from '../product-form-values';
import styles from './attribute-fields.module.css';
import { LibraryButton } from './library-button';
import { useUploads } from './use-uploads';

/** Name of a file without its ending, as a first title. */
const titleOf = (filename: string) => filename.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ');

/** Datasheets, manuals, certificates and 3D models: the file, and a title in both languages. */
export function DownloadFields() {
  const { t } = useTranslation('catalog');
  const { control } = useFormContext<ProductFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'downloads' });
  const uploads = useUploads('uploads.documents');
  const error = useFieldErrors()('uploads.documents');
  const add = ({ filename, path, size }: Pick<Media, 'filename' | 'path' | 'size'>) =>
    append({
      kind: path.endsWith('.glb') ? 'model' : 'datasheet',
      title: { en: titleOf(filename), fr: '' },
      url: path,
      sizeBytes: size,
    });
  const send = (file: File) =>
    uploads.run(file, async (onProgress) => add(await uploadMedia(file, onProgress)));
  return (
    <Stack gap="5">
      {fields.map((field, index) => (
        <div key={field.id} className={styles.row}>
          <Stack gap="3" className={styles.field}>
            <SelectField
              name={`downloads.${index}.kind`}
              label={t('admin.products.downloadKind')}
              options={DOWNLOAD_KINDS.map((kind) => ({
                value: kind,
                label: t(`download.${kind}`),
              }))}
            />
            <LocalizedFields
              name={`downloads.${index}.title`}
              label={t('admin.products.downloadTitle')}
              required
            />
            <TextField
              name={`downloads.${index}.url`}
              label={t('admin.products.downloadUrl')}
              hint={t('admin.hint.link')}
              wrong={t('admin.errors.file')}
              required
            />
            <DayField
              name={`downloads.${index}.validUntil`}
              label={t('admin.products.validUntil')}
              optional
            />
          </Stack>
          <IconButton
            label={t('admin.delete', { name: field.title.en || field.url })}
            onClick={() => remove(index)}
          >
            <Trash aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <FileDrop
        accept={['application/pdf', '.glb']}
        maxBytes={LIMITS.mediaBytesMax}
        aria-label={t('admin.products.addDocuments')}
        description={t('admin.products.documentRules')}
        items={uploads.items}
        onRemove={uploads.remove}
        onFiles={(files) => files.forEach((file) => void send(file))}
      />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Inline gap="2">
        <LibraryButton onPick={add} />
        <Button
          variant="secondary"
          size="sm"
          startIcon={<Plus aria-hidden="true" />}
          onClick={() =>
            append({ kind: 'datasheet', title: { en: '', fr: '' }, url: '', sizeBytes: null })
          }
        >
          {t('admin.products.addDownload')}
        </Button>
      </Inline>
    </Stack>
  );
}
