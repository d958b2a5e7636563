import { useFormat } from '@solar/mfe-kit/format/use-format';
import { currentLanguage } from '@solar/mfe-kit/i18n/i18n';
import { addressIn } from '@solar/mfe-kit/i18n/language-address';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Pagination } from '@solar/ui/pagination/pagination';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { BlogPostFields } from '../api/content-fields';
import { useContentList } from '../api/use-content';
import { CardGrid, CardGridSkeleton } from '../components/card-grid';
import { EntryCard } from '../components/entry-card';
import { ListPage } from '../components/list-page';
import { useListMeta } from '../meta/use-list-meta';

const PAGE_SIZE = 12;
const pageSchema = z.object({ page: z.coerce.number().int().min(1).catch(1) });

/** Articles, the newest first. */
export function BlogPage() {
  const { t } = useTranslation('shell');
  const { date } = useFormat();
  const [{ page }] = useSearchState(pageSchema);
  const query = useContentList<BlogPostFields>('blog-posts', { page, pageSize: PAGE_SIZE });
  useListMeta({
    title: t('blog.title'),
    description: t('blog.text'),
    canonicalPath: page === 1 ? '/blog' : `/blog?page=${page}`,
    noIndex: query.data?.items.length === 0,
    feed: { title: t('blog.title'), path: addressIn(currentLanguage(), '/blog/feed.xml') },
  });
  return (
    <ListPage title={t('blog.title')} text={t('blog.text')}>
      <QueryState
        query={query}
        skeleton={<CardGridSkeleton count={6} />}
        isEmpty={({ items }) => items.length === 0}
      >
        {({ items, total }) => (
          <>
            <CardGrid>
              {items.map((post) => (
                <EntryCard
                  key={post.id}
                  level={2}
                  entry={post}
                  to={`/blog/${post.slug}`}
                  meta={
                    <>
                      <time dateTime={post.fields.publishedOn}>
                        {date(post.fields.publishedOn)}
                      </time>
                      <span>{t('blog.reading', { count: post.fields.readingMinutes })}</span>
                    </>
                  }
                />
              ))}
            </CardGrid>
            {total > PAGE_SIZE && (
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={total}
                hrefFor={(target) => `/blog?page=${target}`}
              />
            )}
          </>
        )}
      </QueryState>
    </ListPage>
  );
}
