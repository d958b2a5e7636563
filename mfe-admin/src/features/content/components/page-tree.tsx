import type { ContentTreeNode } from '@solar/contracts/admin/content-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { TreeList } from '@solar/mfe-kit/tree/tree-list';
import { Badge, Status } from '@solar/ui/badge/badge';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useArrangePages, usePageTree } from '../api/page-tree-api';
import styles from '../content-list.module.css';
import type { ContentSection } from '../content-sections';
import { STATUS_TONES } from '../content-status';
import { ContentRowMenu } from './content-row-menu';

interface PageTreeProps {
  section: ContentSection;
  emptyAction: ReactNode;
}

/** All pages, each below its parent; rows are dragged onto each other or moved by their buttons. */
export function PageTree({ section, emptyAction }: PageTreeProps) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const mayWrite = useCan('admin.content.write');
  const query = usePageTree();
  const arrange = useArrangePages(t('content.saved'));
  return (
    <QueryState
      query={query}
      skeleton={
        <SkeletonGroup>
          <Skeleton lines={10} />
        </SkeletonGroup>
      }
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title={t('content.empty')} action={emptyAction} />}
    >
      {({ items }) => (
        <TreeList
          label={t('content.kinds.pages.plural')}
          nodes={items}
          name={(page) => <PageName section={section} page={page} />}
          moveLabel={({ title }, move) => t(`content.move.${move}`, { name: localized(title) })}
          actions={(page) => <ContentRowMenu section={section} entry={page} />}
          movable={mayWrite}
          busy={arrange.isPending}
          onMove={(places) => arrange.mutate(places)}
        />
      )}
    </QueryState>
  );
}

function PageName({ section, page }: { section: ContentSection; page: ContentTreeNode }) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const { id, title, path, slug, status, showInMenu } = page;
  return (
    <>
      <div className={styles.title}>
        <Link to={`/admin/${section.path}/${id}`} className={styles.link} draggable={false}>
          {localized(title)}
        </Link>
        <span className={styles.slug} translate="no">
          {path ?? slug}
        </span>
      </div>
      <Status tone={STATUS_TONES[status]}>{t(`content.status.${status}`)}</Status>
      {showInMenu && (
        <span>
          <Badge size="sm">{t('content.inMenu')}</Badge>
        </span>
      )}
    </>
  );
}
