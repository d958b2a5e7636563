import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Stack } from '@solar/ui/layout/layout';
import { clsx } from 'clsx';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DayField, TextField } from '../../admin-shared/form-fields';
import type { ProductFormValues } from '../product-form-values';
import styles from './attribute-fields.module.css';

/** What utilities and authorities have approved the product for. */
export function ApprovalFields() {
  const { t } = useTranslation('catalog');
  const { control } = useFormContext<ProductFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'approvals' });
  const today = new Date().toISOString().slice(0, 10);
  return (
    <Stack gap="5">
      {fields.map((field, index) => (
        <div key={field.id} className={styles.row}>
          <div className={clsx(styles.field, styles.approval)}>
            <TextField
              name={`approvals.${index}.authority`}
              label={t('admin.products.authority')}
              required
            />
            <TextField
              name={`approvals.${index}.reference`}
              label={t('admin.products.reference')}
              optional
            />
            <DayField name={`approvals.${index}.asOf`} label={t('admin.products.asOf')} required />
            <DayField
              name={`approvals.${index}.validUntil`}
              label={t('admin.products.validUntil')}
              optional
            />
            <TextField
              name={`approvals.${index}.source`}
              label={t('admin.products.valueSource')}
              hint={t('admin.products.approvalSourceHint')}
              optional
            />
          </div>
          <IconButton
            label={t('admin.delete', { name: field.authority })}
            onClick={() => remove(index)}
          >
            <Trash aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          variant="secondary"
          size="sm"
          startIcon={<Plus aria-hidden="true" />}
          onClick={() =>
            append({ authority: '', reference: '', asOf: today, validUntil: null, source: '' })
          }
        >
          {t('admin.products.addApproval')}
        </Button>
      </div>
    </Stack>
  );
}
