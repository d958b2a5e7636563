import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import Hourglass from 'lucide-react/icons/hourglass';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from './account-page';

/** What shows prices comes with the approval: before it a customer reads what they wait for, and nothing is asked of a service. */
export function AfterApproval({
  size = 'md',
  children,
}: {
  size?: 'sm' | 'md';
  children: ReactNode;
}) {
  const { t } = useTranslation('account');
  if (usePriceAccess() === 'visible') return children;
  return (
    <EmptyState
      size={size}
      level={size === 'md' ? 2 : 3}
      icon={size === 'md' ? <Hourglass /> : undefined}
      title={t('overview.pending.title')}
      description={t('overview.pending.text')}
    />
  );
}

/** The same for a screen that loads what it is about: before the approval it has this title. */
export function PageAfterApproval({ title, children }: { title: string; children: ReactNode }) {
  if (usePriceAccess() === 'visible') return children;
  return (
    <AccountPage title={title}>
      <AfterApproval>{null}</AfterApproval>
    </AccountPage>
  );
}
