import { linkClass } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { urls } from '../urls';

/** 'Login to see price', back to where the reader was. */
export function SignInLink({ onClick }: { onClick?: () => void }) {
  const { t } = useTranslation('checkout');
  const { pathname, search } = useLocation();
  return (
    <Link className={linkClass('inline')} to={urls.signIn(pathname + search)} onClick={onClick}>
      {t('price.login')}
    </Link>
  );
}
