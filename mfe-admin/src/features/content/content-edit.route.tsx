import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { useLocation, useParams } from 'react-router';
import { useContentEntry } from './api/content-api';
import { ContentEditPage } from './content-edit.page';
import { sectionOfPath, type ContentSection } from './content-sections';

function ExistingEntry({ section, id }: { section: ContentSection; id: string }) {
  const query = useContentEntry(section.kind, id);
  const skeleton = (
    <SkeletonGroup>
      <Skeleton shape="title" width="40%" />
      <Skeleton shape="block" height="32rem" />
    </SkeletonGroup>
  );
  return (
    <QueryState query={query} skeleton={skeleton}>
      {(entry) => (
        <ContentEditPage key={`${entry.id}:${entry.version}`} section={section} entry={entry} />
      )}
    </QueryState>
  );
}

export function Component() {
  const section = sectionOfPath(useLocation().pathname);
  const { id } = useParams();
  return (
    <RequirePermission permission="admin.content.write">
      {id === undefined || id === 'new' ? (
        <ContentEditPage section={section} entry={null} />
      ) : (
        <ExistingEntry section={section} id={id} />
      )}
    </RequirePermission>
  );
}
