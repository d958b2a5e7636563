import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Accordion } from '@solar/ui/accordion/accordion';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import type { FaqFields } from '../api/content-fields';
import { useContentEntry, useContentList, type EntryOf } from '../api/use-content';
import { ListPage } from '../components/list-page';
import { SideLinks } from '../components/side-links';
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

/** In the order of the page. An editor may name any other topic; its questions come last. */
const TOPICS = ['solar', 'money', 'orders', 'account', 'support', 'other'] as const;
type Topic = (typeof TOPICS)[number];

function topicOf({ fields }: EntryOf<FaqFields>): Topic {
  return TOPICS.find((topic) => topic === fields.topic) ?? 'other';
}

function Questions({ items }: { items: readonly EntryOf<FaqFields>[] }) {
  const { t } = useTranslation(['faq', 'shell'], { nsMode: 'fallback' });
  const groups = TOPICS.map((topic) => ({
    topic,
    items: items.filter((item) => topicOf(item) === topic),
  })).filter((group) => group.items.length > 0);
  return (
    <div className={styles.page}>
      <SideLinks
        label={t('faq.topics')}
        links={groups.map(({ topic }) => ({ to: `#${topic}`, label: t(`faq.topic.${topic}`) }))}
        narrow="row"
      />
      <div className={styles.topics}>
        {groups.map((group) => (
          <section key={group.topic} id={group.topic} className={styles.questions}>
            <h2 className={styles.title}>{t(`faq.topic.${group.topic}`)}</h2>
            <QuestionList items={group.items} />
          </section>
        ))}
      </div>
    </div>
  );
}

function QuestionList({ items }: { items: readonly EntryOf<FaqFields>[] }) {
  const localized = useLocalized();
  return (
    <>
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
    </>
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
