import { LANGUAGES } from '@solar/contracts/common/languages';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { signInPath } from '@solar/mfe-kit/session/return-to';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { restockNoticeQuery } from '../api/product-query';
import styles from './restock-notice.module.css';

/** A mail when the product is back, for who is signed in; the way to sign in for others. */
export function RestockNotice({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog');
  const { pathname } = useLocation();
  const signedIn = useSession(({ user }) => user !== null);
  if (signedIn) return <OwnNotice slug={slug} />;
  return (
    <Button asChild variant="secondary" startIcon={<Bell aria-hidden="true" />}>
      <Link to={signInPath(pathname)}>{t('restock.signIn')}</Link>
    </Button>
  );
}

/** Asks for the mail, and takes the wish back. */
function OwnNotice({ slug }: { slug: string }) {
  const { t, i18n } = useTranslation('catalog');
  const query = restockNoticeQuery(slug);
  const { data, isPending } = useQuery(query);
  const language = LANGUAGES.find((one) => one === i18n.language) ?? 'en';
  const [path] = query.queryKey;
  const ask = useApiMutation({
    mutationFn: () => http.put(path, { language }),
    invalidates: [query.queryKey],
    success: t('restock.kept'),
  });
  const takeBack = useApiMutation({
    mutationFn: () => http.delete(path),
    invalidates: [query.queryKey],
    success: t('restock.takenBack'),
  });
  const waiting = data?.waiting ?? false;
  return (
    <div className={styles.notice}>
      <Button
        variant="secondary"
        startIcon={waiting ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
        loading={ask.isPending || takeBack.isPending}
        disabled={isPending}
        onClick={() => (waiting ? takeBack : ask).mutate()}
      >
        {t(waiting ? 'restock.takeBack' : 'restock.ask')}
      </Button>
      {waiting && <p className={styles.waiting}>{t('restock.waiting')}</p>}
    </div>
  );
}
