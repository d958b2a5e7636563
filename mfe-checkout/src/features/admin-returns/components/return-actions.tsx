import type { StaffReturn } from '@solar/contracts/checkout/returns-http';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AcceptReturnDialog, RefuseReturnDialog, WithdrawReturnDialog } from './decision-dialogs';
import { RefundReturnDialog } from './refund-return-dialog';

type Open = 'accept' | 'refuse' | 'withdraw' | 'refund' | null;

/** Exactly the moves that the server's table allows next. */
export function ReturnActions({ one }: { one: StaffReturn }) {
  const { t } = useTranslation('checkout');
  const [open, setOpen] = useState<Open>(null);
  const canWrite = useCan('checkout.orders.write');
  const canRefund = useCan('checkout.payments.refund');
  const close = () => setOpen(null);
  const may = (status: StaffReturn['status']) => canWrite && one.nextStatuses.includes(status);
  const left = one.refundable;
  const refundable = canRefund && one.nextStatuses.includes('refunding') && left !== null;
  return (
    <>
      {may('accepted') && (
        <Button variant="primary" onClick={() => setOpen('accept')}>
          {t('admin.returns.accept')}
        </Button>
      )}
      {refundable && left.amount > 0 && (
        <Button variant="primary" onClick={() => setOpen('refund')}>
          {t('admin.returns.refund')}
        </Button>
      )}
      {may('refused') && (
        <Button variant="secondary" onClick={() => setOpen('refuse')}>
          {t(one.status === 'requested' ? 'admin.returns.refuse' : 'admin.returns.close')}
        </Button>
      )}
      {may('withdrawing') && (
        <Button variant="secondary" onClick={() => setOpen('withdraw')}>
          {t('admin.returns.withdraw')}
        </Button>
      )}
      {open === 'accept' && <AcceptReturnDialog one={one} onClose={close} />}
      {open === 'refuse' && <RefuseReturnDialog one={one} onClose={close} />}
      {open === 'withdraw' && <WithdrawReturnDialog one={one} onClose={close} />}
      {open === 'refund' && left && <RefundReturnDialog one={one} left={left} onClose={close} />}
    </>
  );
}
