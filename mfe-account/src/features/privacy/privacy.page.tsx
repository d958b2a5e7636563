import { useTranslation } from 'react-i18next';
import { useSecondFactor } from '../../api/second-factor-api';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { AccountPage } from '../../components/account-page';
import { ListSkeleton } from '../../components/list-skeleton';
import { DataExportSection } from './components/data-export-section';
import { DeleteAccountSection } from './components/delete-account-section';

/** A copy of what the shop holds about the person, and the end of the account. */
export function PrivacyPage() {
  const { t } = useTranslation('account');
  const query = useSecondFactor();
  return (
    <AccountPage title={t('privacy.title')} description={t('privacy.text')}>
      <QueryState query={query} skeleton={<ListSkeleton rows={2} height="8rem" />}>
        {({ enabledAt }) => (
          <>
            <DataExportSection withCode={enabledAt !== null} />
            <DeleteAccountSection withCode={enabledAt !== null} />
          </>
        )}
      </QueryState>
    </AccountPage>
  );
}
