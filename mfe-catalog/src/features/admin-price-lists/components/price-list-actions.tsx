import {
  PRICE_LIST_TRANSITIONS,
  type PriceListDetail,
} from '@solar/contracts/catalog/price-list-http';
import { officeDay } from '@solar/contracts/common/office-time';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Field } from '@solar/ui/field/field';
import { Menu, MenuItem, MenuSeparator } from '@solar/ui/menu/menu';
import { TextArea } from '@solar/ui/text-area/text-area';
import ChevronDown from 'lucide-react/icons/chevron-down';
import FileDown from 'lucide-react/icons/file-down';
import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useExportList, usePriceListAction } from '../api/use-price-lists';
import { approvalEffect } from '../approval-effect';
import { PriceListDialog } from './price-list-dialog';

/** Approve, reject, copy and delete, as far as state and permission allow; each asks first. */
export function PriceListActions({ list, editable }: { list: PriceListDetail; editable: boolean }) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const format = useFormat();
  const mayApprove = useCan('catalog.price-lists.approve');
  const mayWrite = useCan('catalog.prices.write');
  const [reason, setReason] = useState('');
  const [deleting, setDeleting] = useState(false);
  const action = usePriceListAction(list.id, (answer, done) => {
    if (done.do === 'copy') void navigate(`/admin/price-lists/${answer.id}`);
    if (done.do === 'delete') void navigate('/admin/price-lists');
  });
  const next = PRICE_LIST_TRANSITIONS[list.status];
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" endIcon={<ChevronDown aria-hidden="true" />}>
            {t('admin.priceLists.more')}
          </Button>
        }
      >
        <PriceTableItems list={list} editable={editable} />
        {mayWrite && (
          <>
            <MenuSeparator />
            <MenuItem disabled={action.isPending} onSelect={() => action.mutate({ do: 'copy' })}>
              {t('admin.priceLists.copy')}
            </MenuItem>
            <MenuItem danger onSelect={() => setDeleting(true)}>
              {t('admin.deleteConfirm')}
            </MenuItem>
          </>
        )}
      </Menu>
      <ConfirmDialog
        tone="danger"
        open={deleting}
        onOpenChange={setDeleting}
        title={t('admin.deleteTitle', { name: list.name })}
        description={t(
          list.status === 'approved' ? 'admin.priceLists.deleteText' : 'admin.deleteText',
        )}
        confirmLabel={t('admin.deleteConfirm')}
        onConfirm={() => action.mutateAsync({ do: 'delete', version: list.version })}
      />
      {mayApprove && next.includes('rejected') && (
        <ConfirmDialog
          tone="danger"
          trigger={<Button variant="secondary">{t('admin.priceLists.reject')}</Button>}
          title={t('admin.priceLists.rejectTitle')}
          description={t('admin.priceLists.rejectText')}
          confirmLabel={t('admin.priceLists.reject')}
          onConfirm={() => action.mutateAsync({ do: 'reject', reason })}
        >
          <Field label={t('admin.priceLists.reason')} required>
            <TextArea value={reason} onChange={({ target }) => setReason(target.value)} rows={3} />
          </Field>
        </ConfirmDialog>
      )}
      {editable && (
        <PriceListDialog
          list={list}
          trigger={<Button variant="secondary">{t('admin.priceLists.edit')}</Button>}
        />
      )}
      {mayApprove && next.includes('approved') && !list.needsSecondPerson && (
        <ConfirmDialog
          trigger={<Button>{t('admin.priceLists.approve')}</Button>}
          title={t('admin.priceLists.approveTitle')}
          description={t('admin.priceLists.approveText', {
            effect: t(`admin.priceLists.effects.${approvalEffect(list, officeDay(new Date()))}`, {
              date: list.validFrom ? format.date(list.validFrom) : '',
            }),
          })}
          confirmLabel={t('admin.priceLists.approve')}
          onConfirm={() => action.mutateAsync({ do: 'approve' })}
        />
      )}
    </>
  );
}

/** The prices of the list as a table: saved, changed elsewhere and imported again. */
function PriceTableItems({ list, editable }: { list: PriceListDetail; editable: boolean }) {
  const { t } = useTranslation('catalog');
  const saved = useExportList(list);
  return (
    <>
      {editable && (
        <MenuItem asChild icon={<FileUp />}>
          <Link to={`/admin/imports?kind=price-list&target=${list.id}`}>
            {t('admin.priceFile.import')}
          </Link>
        </MenuItem>
      )}
      <MenuItem icon={<FileDown />} disabled={saved.isPending} onSelect={() => saved.mutate()}>
        {t('admin.priceFile.export')}
      </MenuItem>
    </>
  );
}
