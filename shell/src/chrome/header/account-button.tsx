import { signInPath } from '@solar/mfe-kit/session/return-to';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import User from 'lucide-react/icons/user';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LazyMenu } from './lazy-menu';

const load = () => import('../menus/account-menu').then(({ AccountMenu }) => AccountMenu);

/** Sign-in for visitors, the account menu for everybody else. */
export function AccountButton() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const status = useSession((state) => state.status);
  const icon = <User aria-hidden="true" />;
  if (status === 'authenticated') {
    return <LazyMenu label={t('account.menu')} icon={icon} load={load} />;
  }
  const to = pathname === '/' ? '/auth' : signInPath(pathname + search);
  return (
    <IconButton asChild label={t('account.login')}>
      <Link to={to}>{icon}</Link>
    </IconButton>
  );
}
