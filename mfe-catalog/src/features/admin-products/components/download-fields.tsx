import type { CreateProduct } from '@solar/contracts/catalog/admin-http';
import { DOWNLOAD_KINDS } from '@solar/contracts/catalog/product-data';
import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Stack } from '@solar/ui/layout/layout';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DayField, SelectField, TextField } from '../../admin-shared/form-fields';
import { LocalizedFields } from '../../admin-shared/localized-fields';
import styles from './attribute-fields.module.css';

/** Datasheets, manuals and certificates: a title in both languages and where the file is. */
export function DownloadFields() {
  const { t } = useTranslation('catalog');
  const { control } = useFormContext<CreateProduct>();
  const { fields, append, remove } = useFieldArray({ control, name: 'downloads' });
  return (
    <Stack gap="5" align="start">
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
              required
            />
            <DayField
              name={`downloads.${index}.validUntil`}
              label={t('admin.products.validUntil')}
              optional
            />
          </Stack>
          <IconButton label={t('admin.delete', { name: field.url })} onClick={() => remove(index)}>
            <Trash aria-hidden="true" />
          </IconButton>
        </div>
      ))}
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
    </Stack>
  );
}
