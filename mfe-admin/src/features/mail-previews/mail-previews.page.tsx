import { LANGUAGES } from '@solar/contracts/common/localized';
import { MAIL_SERVICES, type MailList } from '@solar/contracts/common/mail-preview-http';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Inline, SidebarLayout, Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { useMailLists, useMailPreview } from './mail-previews-api';
import styles from './mail-previews.module.css';
import { MAIL_VIEWS, MailView } from './mail-view';
import { MailViewChoice, useUsualMailChoice, type MailChoice } from './mail-view-choice';

const searchSchema = z.object({
  service: z.enum(MAIL_SERVICES).catch('account').default('account'),
  mail: z.string().max(60).catch('').default(''),
  language: z.enum(LANGUAGES).optional().catch(undefined),
  view: z.enum(MAIL_VIEWS).optional().catch(undefined),
});
type Search = z.infer<typeof searchSchema> & MailChoice;

/** Every mail that the site sends, with sample data. */
export function MailPreviewsPage() {
  const { t } = useTranslation('admin');
  const usual = useUsualMailChoice();
  const [{ language = usual.language, view = usual.view, ...chosen }, setState, addressOf] =
    useSearchState(searchSchema);
  const state = { ...chosen, language, view };
  usePageMeta({ title: t('mails.title'), noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={t('mails.title')}
        description={t('mails.text')}
        actions={
          <Inline gap="3">
            <MailViewChoice value={state} onChange={setState} />
          </Inline>
        }
      />
      <SidebarLayout>
        <MailMenu state={state} addressOf={addressOf} />
        {state.mail === '' ? (
          <EmptyState level={2} title={t('mails.choose')} />
        ) : (
          <div className={styles.shown}>
            <Preview key={`${state.service}/${state.mail}`} state={state} />
          </div>
        )}
      </SidebarLayout>
    </Stack>
  );
}

interface MailMenuProps {
  state: Search;
  addressOf: (patch: Partial<Search>) => string;
}

function MailMenu({ state, addressOf }: MailMenuProps) {
  const { t } = useTranslation('admin');
  const entries = (list: MailList, service: Search['service']) =>
    list.items.map(({ name, subject }) => (
      <li key={name}>
        <Link
          to={addressOf({ service, mail: name })}
          className={styles.mail}
          aria-current={service === state.service && name === state.mail}
        >
          {subject}
        </Link>
      </li>
    ));
  return (
    <nav className={styles.list} aria-label={t('mails.title')}>
      {useMailLists(state.language).map(({ service, query }) => {
        if (query.data?.items.length === 0) return null;
        return (
          <section key={service}>
            <h2 className={styles.group}>{t(`mails.services.${service}`)}</h2>
            {query.isPending && <Skeleton shape="block" height="8rem" />}
            {query.error && !query.data && (
              <Stack gap="2">
                <p role="alert">{errorText(query.error)}</p>
                <Inline>
                  <Button size="sm" variant="secondary" onClick={() => void query.refetch()}>
                    {t('mails.retry')}
                  </Button>
                </Inline>
              </Stack>
            )}
            {query.data && <ul className={styles.mails}>{entries(query.data, service)}</ul>}
          </section>
        );
      })}
    </nav>
  );
}

function Preview({ state: { service, mail, language, view } }: { state: Search }) {
  const query = useMailPreview(service, mail, language);
  return (
    <QueryState query={query} skeleton={<Skeleton shape="block" height="30rem" />}>
      {(found) => <MailView mail={found} language={language} view={view} />}
    </QueryState>
  );
}
