import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { BlogPostFields } from '../api/content-fields';
import { useContentEntry, type EntryOf } from '../api/use-content';
import { headingsOf } from '../components/article-headings';
import { ArticleLayout } from '../components/article-layout';
import { EntryQuery } from '../components/entry-query';
import { SideLinks } from '../components/side-links';
import { articleJsonLd } from '../meta/entry-json-ld';
import { useEntryMeta } from '../meta/use-entry-meta';

/** Fewer sections are found without a list. */
const SECTIONS_LISTED = 4;

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
  const localized = useLocalized();
  const { author, publishedOn, readingMinutes } = entry.fields;
  const crumbs = [{ label: t('blog.title'), href: '/blog' }];
  const headings = headingsOf(localized(entry.body));
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
      aside={
        headings.length >= SECTIONS_LISTED && (
          <SideLinks
            label={localized(entry.title)}
            links={headings.map(({ id, text }) => ({ to: `#${id}`, label: text }))}
            narrow="hidden"
          />
        )
      }
      meta={
        <span>
          {author} · <time dateTime={publishedOn}>{date(publishedOn)}</time> ·{' '}
          {t('blog.reading', { count: readingMinutes })}
        </span>
      }
    />
  );
}
