import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useContentEntry, type EntryOf } from '../api/use-content';
import { EntryQuery } from '../components/entry-query';
import { ListPage } from '../components/list-page';
import { useListMeta } from '../meta/use-list-meta';
import { ApplicationForm } from './application-form';

type PageEntry = EntryOf<Record<string, unknown>>;

/** Where people apply for an opening. */
export function ApplyPage() {
  const { slug = '' } = useParams();
  const query = useContentEntry<Record<string, unknown>>('pages', slug);
  return <EntryQuery query={query}>{(entry) => <Apply entry={entry} />}</EntryQuery>;
}

function Apply({ entry }: { entry: PageEntry }) {
  const { t } = useTranslation(['careers', 'shell'], { nsMode: 'fallback' });
  const localized = useLocalized();
  const [sent, setSent] = useState(false);
  const title = t('apply.title', { title: localized(entry.title) });
  useListMeta({ title, noIndex: true });
  const open = entry.fields['opening'] === true;
  return (
    <ListPage title={title} text={localized(entry.excerpt)}>
      {open && !sent ? (
        <ApplicationForm opening={entry.slug} onSent={() => setSent(true)} />
      ) : (
        <div role="status">
          <EmptyState
            title={t(open ? 'apply.sent.title' : 'apply.closed')}
            description={open ? t('apply.sent.text') : undefined}
            action={
              <Button asChild variant="secondary">
                <Link to="/careers">{t('apply.back')}</Link>
              </Button>
            }
          />
        </div>
      )}
    </ListPage>
  );
}
