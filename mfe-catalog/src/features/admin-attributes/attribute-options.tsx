import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Stack } from '@solar/ui/layout/layout';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AttributeInput } from '@solar/contracts/catalog/admin-http';
import { TextField } from '../admin-shared/form-fields';
import { LocalizedFields } from '../admin-shared/localized-fields';
import styles from './attribute-options.module.css';

/** The values of a choice with their words, and those of a text that a reader's language has other words for; other types have none. */
export function AttributeOptions() {
  const { t } = useTranslation('catalog');
  const { control } = useFormContext<AttributeInput>();
  const type = useWatch({ control, name: 'type' });
  const { fields, append, remove } = useFieldArray({ control, name: 'options' });
  if (type !== 'option' && type !== 'text') return null;
  return (
    <fieldset className={styles.options}>
      <legend>{t('admin.attributes.options')}</legend>
      <Stack gap="4">
        {fields.map((field, index) => (
          <div key={field.id} className={styles.option}>
            <div className={styles.fields}>
              <TextField name={`options.${index}.value`} label={t('admin.attributes.value')} />
              <LocalizedFields
                name={`options.${index}.label`}
                label={t('admin.field.name')}
                required
              />
            </div>
            <IconButton
              label={t('admin.delete', { name: field.value })}
              onClick={() => remove(index)}
            >
              <Trash aria-hidden="true" />
            </IconButton>
          </div>
        ))}
        <Button
          variant="secondary"
          size="sm"
          className={styles.add}
          startIcon={<Plus aria-hidden="true" />}
          onClick={() => append({ value: '', label: { en: '', fr: '' } })}
        >
          {t('admin.attributes.addOption')}
        </Button>
      </Stack>
    </fieldset>
  );
}
