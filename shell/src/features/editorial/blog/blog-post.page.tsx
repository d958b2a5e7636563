import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { BlogPostFields } from '../api/content-fields';
import { useContentEntry, type EntryOf } from '../api/use-content';
import { ArticleLayout } from '../components/article-layout';
import { EntryQuery } from '../components/entry-query';
import { useTextSections } from '../components/text-sections';
import { articleJsonLd } from '../meta/entry-json-ld';
import { useEntryMeta } from '../meta/use-entry-meta';

/** An article. */
export function BlogPostPage() {
  const { slug = '' } = useParams();
  const query = useContentEntry<BlogPostFields>('blog-posts', slug);
  return <EntryQuery query={query}>{(entry) => <LoadedPost entry={entry} />}</EntryQuery>;
}

/** An article that has arrived. */
export function LoadedPost({ entry }: { entry: EntryOf<BlogPostFields> }) {
  const { t } = useTranslation('shell');
  const { date } = useFormat();
  const { author, publishedOn, readingMinutes } = entry.fields;
  const crumbs = [{ label: t('blog.title'), href: '/blog' }];
  const sections = useTextSections(entry);
  useEntryMeta(entry, {
    crumbs,
    type: 'article',
    jsonLd: (context) => articleJsonLd(entry, context),
  });
  return (
    <ArticleLayout
      entry={entry}
      crumbs={crumbs}
      anchored
      aside={sections}
      meta={
        <span>
          {author} · <time dateTime={publishedOn}>{date(publishedOn)}</time> ·{' '}
          {t('blog.reading', { count: readingMinutes })}
        </span>
      }
    />
  );
}
