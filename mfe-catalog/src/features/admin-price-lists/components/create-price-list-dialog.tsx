import { LIMITS } from '@solar/contracts/common/limits';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { AdminForm } from '../../admin-shared/admin-form';
import { TextField } from '../../admin-shared/form-fields';
import { useCreatePriceList } from '../api/use-price-lists';
import { AudienceField } from './audience-field';

/** `audience` is the id of a customer or of a group; the prefix tells which. */
const formSchema = z.object({
  name: z.string().trim().min(2).max(LIMITS.titleMax),
  description: z.string().trim().max(LIMITS.textMax),
  audience: z.string().nullable(),
});

export function CreatePriceListDialog() {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const key = useIdempotencyKey(String(open));
  const create = useCreatePriceList(key, ({ id }) => void navigate(`/admin/price-lists/${id}`));
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('admin.priceLists.add')}
      trigger={<Button startIcon={<Plus aria-hidden="true" />}>{t('admin.priceLists.add')}</Button>}
    >
      <AdminForm
        inDialog
        schema={formSchema}
        defaultValues={{ name: '', description: '', audience: null }}
        onSubmit={({ name, description, audience }) =>
          create.mutateAsync({
            name,
            description,
            customerId: audience?.startsWith('usr_') ? audience : null,
            groupId: audience?.startsWith('grp_') ? audience : null,
          })
        }
      >
        <TextField name="name" label={t('admin.field.name')} required />
        <TextField name="description" label={t('admin.field.description')} optional />
        <AudienceField />
      </AdminForm>
    </Dialog>
  );
}
