import type { AuditView } from '@solar/contracts/admin/audit-http';
import type { AuditChange } from '@solar/contracts/common/audit';
import { AUDITED_TYPES } from '@solar/contracts/common/audited-things';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { notify } from '@solar/mfe-kit/notify/notify';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { can } from '@solar/mfe-kit/session/permissions';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { Timeline } from '@solar/ui/timeline/timeline';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHistory } from './api/audit-api';
import { ChangeList } from './components/change-list';
import { useAuditWords } from './use-audit-words';

const FIRST = 5;
const ALL = 100;
/** A change reaches the trail a moment after it is saved. */
const RECORDED_AFTER_MS = 1_000;

/** What the history of a thing takes. */
export interface HistoryProps {
  /** Kind of thing, as the audit trail names it. */
  type: string;
  id: string;
  /** Changes whenever the thing does, so that the history is read again. */
  stand?: string | number;
  /** Takes changes back, where the page of the thing can. */
  undo?: {
    can: (changes: readonly AuditChange[]) => boolean;
    /** Answers how many of the fields could not be taken back; nothing where the page says so itself. */
    run: (changes: readonly AuditChange[]) => number | undefined;
  };
}

/** Who changed this thing, when, and what it was before; nothing for those who may not read it. */
export default function HistorySlot(props: HistoryProps) {
  const user = useSession((state) => state.user);
  const read = AUDITED_TYPES.get(props.type)?.read;
  const allowed = can(user, 'admin.audit.read') || (read !== undefined && can(user, read));
  return allowed ? <History {...props} /> : null;
}

function History({ type, id, stand, undo }: HistoryProps) {
  const { t } = useTranslation('admin');
  const [pageSize, setPageSize] = useState(FIRST);
  const query = useHistory(type, id, pageSize);
  const { refetch } = query;
  useEffect(() => {
    const timer = setTimeout(() => void refetch(), RECORDED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [stand, refetch]);
  return (
    <Card padding="lg">
      <CardHeader title={t('audit.history')} level={2} />
      <QueryState
        query={query}
        skeleton={<Skeleton shape="block" height="8rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState size="sm" level={3} title={t('audit.historyEmpty')} />}
      >
        {({ items, total }) => (
          <>
            <Entries items={items} undo={undo} />
            {items.length < total && pageSize < ALL && (
              <Button size="sm" variant="ghost" onClick={() => setPageSize(ALL)}>
                {t('audit.older')}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </Card>
  );
}

interface EntriesProps {
  items: readonly AuditView[];
  undo: HistoryProps['undo'];
}

function Entries({ items, undo }: EntriesProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const words = useAuditWords();
  const takeBack = (by: NonNullable<EntriesProps['undo']>, changes: readonly AuditChange[]) => {
    const left = by.run(changes);
    if (left === undefined) return;
    const description = left > 0 ? t('audit.undoLeft', { count: left }) : undefined;
    notify.info(t('audit.undone'), description === undefined ? {} : { description });
  };
  return (
    <Timeline
      label={t('audit.history')}
      entries={items.map((entry) => ({
        id: entry.id,
        title: `${words.actor(entry.actor)} · ${t(`audit.actions.${entry.action}`)}`,
        time: { iso: entry.at, text: format.dateTime(entry.at) },
        description: (
          <>
            <ChangeList entry={entry} />
            {entry.action === 'changed' && undo?.can(entry.changes) && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('audit.undoOf', { time: format.dateTime(entry.at) })}
                onClick={() => takeBack(undo, entry.changes)}
              >
                {t('audit.undo')}
              </Button>
            )}
          </>
        ),
      }))}
    />
  );
}
