import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Container } from '@solar/ui/layout/layout';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { BlogPostFields, ProjectFields, ServiceFields } from '../api/content-fields';
import type { EntryOf } from '../api/use-content';
import { LoadedPost } from '../blog/blog-post.page';
import { ArticleLayout, ArticleSkeleton } from '../components/article-layout';
import { LoadedPage, type PageEntry } from '../content-page/content.page';
import { LoadedProject } from '../projects/project.page';
import { LoadedService } from '../services/service.page';
import styles from './preview.module.css';

/** An entry as its editors have it, for whoever has the link. */
export function PreviewPage() {
  const { t } = useTranslation('preview');
  const { token = '' } = useParams();
  const url = `/api/content/previews/${encodeURIComponent(token)}`;
  const query = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => http.get<ContentEntry>(url, { signal }),
    staleTime: 0,
  });
  if (isHttpError(query.error) && query.error.status === 404) return <EndedPreview />;
  const state = (
    <QueryState query={query} skeleton={<ArticleSkeleton />}>
      {(entry) => (
        <>
          <Container size="lg">
            <p className={styles.note}>{t('preview.note')}</p>
          </Container>
          <Previewed entry={entry} />
          <HiddenFromSearch />
        </>
      )}
    </QueryState>
  );
  return query.error ? <Container>{state}</Container> : state;
}

/** The page of an entry's kind; of a kind without pages its texts. */
function Previewed({ entry }: { entry: ContentEntry }) {
  switch (entry.kind) {
    case 'pages':
      return <LoadedPage entry={entry as PageEntry} />;
    case 'blog-posts':
      return <LoadedPost entry={entry as unknown as EntryOf<BlogPostFields>} />;
    case 'projects':
      return <LoadedProject entry={entry as unknown as EntryOf<ProjectFields>} />;
    case 'services':
      return <LoadedService entry={entry as unknown as EntryOf<ServiceFields>} />;
    default:
      return <ArticleLayout entry={entry} />;
  }
}

/** Comes after the entry’s own head and takes its place. */
function HiddenFromSearch() {
  const { t } = useTranslation('preview');
  usePageMeta({ title: t('preview.title'), noIndex: true });
  return null;
}

function EndedPreview() {
  const { t } = useTranslation('preview');
  usePageMeta({ title: t('preview.title'), noIndex: true });
  return (
    <Container size="md">
      <EmptyState title={t('preview.ended')} description={t('preview.endedText')} level={1} />
    </Container>
  );
}
