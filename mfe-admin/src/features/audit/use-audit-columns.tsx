import type { AuditView } from '@solar/contracts/admin/audit-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { linkClass } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChangeList } from './components/change-list';
import { thingPath } from './thing-path';
import { useAuditWords } from './use-audit-words';

type Narrow = (patch: { person: string } | { thing: string }) => string;

/** Columns of the trail; `narrow` gives the address of the list with one more filter. */
export function useAuditColumns(narrow: Narrow): DataColumn<AuditView>[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const words = useAuditWords();
  const column = (id: string) => ({ id, header: t(`audit.columns.${id}`), sortable: false });
  return [
    {
      ...column('thing'),
      wrap: true,
      minWidth: '11rem',
      value: words.thing,
      cell: (entry) => <Thing entry={entry} narrow={narrow} />,
    },
    {
      ...column('action'),
      onPhone: 'status',
      value: ({ action }) => t(`audit.actions.${action}`),
      cell: ({ action }) => t(`audit.actions.${action}`),
    },
    {
      ...column('changes'),
      wrap: true,
      minWidth: '18rem',
      value: ({ changes, names }) => changes.map((one) => words.change(one, names)).join('\n'),
      cell: (entry) => <ChangeList entry={entry} />,
    },
    {
      ...column('who'),
      value: ({ actor }) => words.actor(actor),
      cell: ({ actor }) =>
        actor.kind === 'person' ? (
          <Link to={narrow({ person: actor.id })} className={linkClass('quiet')}>
            {words.actor(actor)}
          </Link>
        ) : (
          t('audit.job', { name: words.actor(actor) })
        ),
    },
    {
      ...column('when'),
      value: ({ at }) => at,
      cell: ({ at }) => <time dateTime={at}>{format.dateTime(at)}</time>,
    },
    {
      ...column('via'),
      defaultHidden: true,
      onPhone: 'hidden',
      value: ({ via }) => via,
      cell: ({ via }) => via ?? '–',
    },
  ];
}

function Thing({ entry, narrow }: { entry: AuditView; narrow: Narrow }) {
  const { t } = useTranslation('admin');
  const words = useAuditWords();
  const path = entry.action === 'removed' ? undefined : thingPath(entry.thing, entry.service);
  const name = words.thing(entry);
  return (
    <>
      {path ? (
        <Link to={path} className={linkClass('quiet')}>
          {name}
        </Link>
      ) : (
        name
      )}
      <br />
      <Link to={narrow({ thing: entry.thing.id })} className={linkClass('quiet')}>
        {t('audit.onlyThis')}
      </Link>
    </>
  );
}
