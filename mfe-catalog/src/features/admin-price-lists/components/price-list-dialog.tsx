import { isPeriod, type PriceListDetail } from '@solar/contracts/catalog/price-list-http';
import { LIMITS } from '@solar/contracts/common/limits';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Dialog } from '@solar/ui/dialog/dialog';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { AdminForm } from '../../admin-shared/admin-form';
import { DayField, TextField } from '../../admin-shared/form-fields';
import { useSavePriceList } from '../api/use-price-lists';
import { AudienceField } from './audience-field';

const day = z.iso.date().nullable();

/** `audience` is the id of a customer or of a group; the prefix says which. */
const formSchema = z
  .object({
    name: z.string().trim().min(2).max(LIMITS.titleMax),
    description: z.string().trim().max(LIMITS.textMax),
    audience: z.string().nullable(),
    validFrom: day,
    validUntil: day,
  })
  .refine(isPeriod, { path: ['validUntil'] });

export interface PriceListDialogProps {
  /** The list to change; none for a new one. */
  list?: PriceListDetail;
  trigger: ReactNode;
}

/** Name, audience and period of a price list. */
export function PriceListDialog({ list, trigger }: PriceListDialogProps) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const key = useIdempotencyKey(String(open));
  const save = useSavePriceList(list, key, ({ id }) => {
    setOpen(false);
    if (!list) void navigate(`/admin/price-lists/${id}`);
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={list?.name ?? t('admin.priceLists.add')}
      trigger={trigger}
    >
      <AdminForm
        inDialog
        schema={formSchema}
        defaultValues={{
          name: list?.name ?? '',
          description: list?.description ?? '',
          audience: list?.customer?.id ?? list?.group?.id ?? null,
          validFrom: list?.validFrom ?? null,
          validUntil: list?.validUntil ?? null,
        }}
        onSubmit={({ audience, ...fields }) =>
          save.mutateAsync({
            ...fields,
            customerId: audience?.startsWith('usr_') ? audience : null,
            groupId: audience?.startsWith('grp_') ? audience : null,
          })
        }
      >
        <TextField name="name" label={t('admin.field.name')} required />
        <TextField name="description" label={t('admin.field.description')} optional />
        <AudienceField current={list?.customer?.name ?? list?.group?.name} />
        <DayField name="validFrom" label={t('admin.priceLists.validFrom')} optional />
        <DayField name="validUntil" label={t('admin.priceLists.validUntil')} optional />
      </AdminForm>
    </Dialog>
  );
}
