import { http } from '@solar/mfe-kit/http/http-client';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { ErrorState } from '@solar/ui/error-state/error-state';
import { Container } from '@solar/ui/layout/layout';
import { useMutation } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';

const ENDPOINTS = { confirm: 'confirmations', unsubscribe: 'unsubscriptions' } as const;

/**
 * Confirms or ends a newsletter subscription. It takes a click, because mail scanners follow every link by
 * themselves.
 */
export function NewsletterTokenPage({ action }: { action: keyof typeof ENDPOINTS }) {
  const { t } = useTranslation(['newsletter', 'shell'], { nsMode: 'fallback' });
  const token = useSearchParams()[0].get('token') ?? '';
  const change = useMutation({
    mutationFn: () => http.post(`/api/content/newsletter/${ENDPOINTS[action]}`, { token }),
  });
  usePageMeta({ title: t(`newsletter.${action}.title`), noIndex: true });
  if (change.isError) {
    return (
      <Container>
        <ErrorState
          level={1}
          title={t('newsletter.linkInvalid')}
          description={t('newsletter.linkInvalidText')}
          onRetry={() => change.mutate()}
        />
      </Container>
    );
  }
  const done = change.isSuccess;
  return (
    <Container>
      <EmptyState
        level={1}
        icon={done ? <MailCheck /> : <Mail />}
        role={done ? 'status' : undefined}
        title={t(`newsletter.${action}.${done ? 'done' : 'title'}`)}
        description={t(`newsletter.${action}.${done ? 'doneText' : 'text'}`)}
        action={
          done ? (
            <Button asChild>
              <Link to="/">{t('notFound.home')}</Link>
            </Button>
          ) : (
            <Button loading={change.isPending} onClick={() => change.mutate()}>
              {t(`newsletter.${action}.button`)}
            </Button>
          )
        }
      />
    </Container>
  );
}
