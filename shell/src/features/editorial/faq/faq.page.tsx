import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Accordion } from '@solar/ui/accordion/accordion';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { VisuallyHidden } from '@solar/ui/visually-hidden/visually-hidden';
import { useTranslation } from 'react-i18next';
import type { FaqFields } from '../api/content-fields';
import { useContentEntry, useContentList, type EntryOf } from '../api/use-content';
import { ListPage } from '../components/list-page';
import { faqJsonLd } from '../meta/entry-json-ld';
import { useListMeta } from '../meta/use-list-meta';
import { RichText } from '../components/rich-text';
import styles from './faq.module.css';

const MOST = 100;

/** Questions and their answers. */
export function FaqPage() {
  const { t } = useTranslation('shell');
  const query = useContentList<FaqFields>('faqs', { pageSize: MOST });
  const localized = useLocalized();
  useListMeta({
    title: t('faq.title'),
    description: t('faq.text'),
    ...(query.data ? { jsonLd: faqJsonLd(query.data.items, localized) } : {}),
  });
  return (
    <ListPage title={t('faq.title')} text={t('faq.text')}>
      <QueryState
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton lines={8} />
          </SkeletonGroup>
        }
        isEmpty={({ items }) => items.length === 0}
      >
        {({ items }) => <Questions items={items} />}
      </QueryState>
    </ListPage>
  );
}

function Questions({ items }: { items: readonly EntryOf<FaqFields>[] }) {
  const { t } = useTranslation('shell');
  const localized = useLocalized();
  return (
    <section className={styles.questions}>
      <VisuallyHidden asChild>
        <h2>{t('faq.list')}</h2>
      </VisuallyHidden>
      <Accordion
        items={items.map(({ slug, title }) => ({
          value: slug,
          title: localized(title),
          content: <Answer slug={slug} />,
        }))}
      />
      <noscript>
        {items.map(({ slug, title, body }) => (
          <section key={slug}>
            <h3>{localized(title)}</h3>
            <RichText html={localized(body)} />
          </section>
        ))}
      </noscript>
    </section>
  );
}

/** Lists carry no bodies: the answer is fetched when its question is opened. */
function Answer({ slug }: { slug: string }) {
  const localized = useLocalized();
  const query = useContentEntry<FaqFields>('faqs', slug);
  return (
    <QueryState query={query} skeleton={<Skeleton lines={2} />}>
      {({ body }) => <RichText html={localized(body)} />}
    </QueryState>
  );
}
