import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AccountPage } from '../../components/account-page';
import { FormAlert } from '../../components/form-alert';
import { urls } from '../../urls';
import { RecentOrders } from './components/recent-orders';
import { RecentTickets } from './components/recent-tickets';
import { ShortcutCards } from './components/shortcut-cards';
import { Columns } from '../../components/columns';

/** The start of the account area: what is under way and where to go. */
export function OverviewPage() {
  const { t } = useTranslation('account');
  const firstName = useSession(({ user }) => user?.firstName ?? '');
  const access = usePriceAccess();
  return (
    <AccountPage
      title={t('overview.title', { name: firstName })}
      description={t('overview.text')}
      actions={
        <Button asChild variant="secondary">
          <Link to={urls.products}>{t('overview.browse')}</Link>
        </Button>
      }
    >
      {access === 'approval' && (
        <FormAlert tone="info" title={t('overview.pending.title')}>
          <p>{t('overview.pending.text')}</p>
        </FormAlert>
      )}
      <Columns>
        <RecentOrders />
        <RecentTickets />
      </Columns>
      <ShortcutCards />
    </AccountPage>
  );
}
