import { LANGUAGES } from '@solar/contracts/common/languages';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { signInPath } from '@solar/mfe-kit/session/return-to';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import Bell from 'lucide-react/icons/bell';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

/** A mail when the product is back, for who is signed in; the way to sign in for others. */
export function RestockNotice({ slug }: { slug: string }) {
  const { t, i18n } = useTranslation('catalog');
  const { pathname } = useLocation();
  const signedIn = useSession(({ user }) => user !== null);
  const language = LANGUAGES.find((one) => one === i18n.language) ?? 'en';
  const ask = useApiMutation({
    mutationFn: () => http.put(`/api/catalog/products/${slug}/restock-notice`, { language }),
    success: t('restock.kept'),
  });
  if (!signedIn) {
    return (
      <Button asChild variant="secondary" startIcon={<Bell aria-hidden="true" />}>
        <Link to={signInPath(pathname)}>{t('restock.signIn')}</Link>
      </Button>
    );
  }
  return (
    <Button
      variant="secondary"
      startIcon={<Bell aria-hidden="true" />}
      loading={ask.isPending}
      disabled={ask.isSuccess}
      onClick={() => ask.mutate()}
    >
      {t(ask.isSuccess ? 'restock.waiting' : 'restock.ask')}
    </Button>
  );
}
