import type { AuditView } from '@solar/contracts/admin/audit-http';
import type { AuditChange, AuditThing, AuditValue } from '@solar/contracts/common/audit';
import { Button } from '@solar/ui/button/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { linkClass } from '@solar/ui/link/link';
import { differingParts, readableText } from '../text-difference';
import { kindOfId, thingPath } from '../thing-path';
import { useAuditWords } from '../use-audit-words';
import styles from './change-list.module.css';

const SHORT = 4;

interface ChangeListProps {
  entry: Pick<AuditView, 'action' | 'changes' | 'more' | 'names'>;
}

/** The fields of one entry, before and after; a long list opens on demand. */
export function ChangeList({ entry: { action, changes, more, names } }: ChangeListProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const shown = open ? changes : changes.slice(0, SHORT);
  const rest = changes.length - shown.length;
  return (
    <>
      <ul className={styles.changes}>
        {shown.map((change) => (
          <li key={change.field}>
            <Change change={change} names={names} isNew={action === 'created'} />
          </li>
        ))}
        {open && more > 0 && <li>{t('audit.more', { count: more })}</li>}
      </ul>
      {rest > 0 && (
        <Button size="sm" variant="link" onClick={() => setOpen(true)}>
          {t('audit.showAll', { count: changes.length + more })}
        </Button>
      )}
    </>
  );
}

type Names = { names: readonly AuditThing[] | undefined };

/** A thing that is new had nothing before. */
function Change({ change, names, isNew }: { change: AuditChange; isNew: boolean } & Names) {
  const { t } = useTranslation('admin');
  const words = useAuditWords();
  const [from, to] = shownParts(change);
  return (
    <>
      <span className={styles.field}>
        {t('audit.named', { field: words.field(change.field, names) })}
      </span>{' '}
      {change.hidden ? (
        <span className={styles.old}>{t('audit.hidden')}</span>
      ) : from === to && !isNew ? (
        <span className={styles.new}>{t('audit.layout')}</span>
      ) : (
        <>
          {!isNew && (
            <>
              <del className={styles.old} translate="no">
                <Value value={from} field={change.field} names={names} />
              </del>
              <span aria-hidden="true"> → </span>
            </>
          )}
          <ins className={styles.new} translate="no">
            <Value value={to} field={change.field} names={names} />
          </ins>
        </>
      )}
    </>
  );
}

/** The values as a reader is to see them; the same ones when only the layout of a text has changed. */
function shownParts({ from, to }: AuditChange): [AuditValue, AuditValue] {
  const before = typeof from === 'string' ? readableText(from) : from;
  const after = typeof to === 'string' ? readableText(to) : to;
  const areTexts = typeof before === 'string' && typeof after === 'string';
  return areTexts ? differingParts(before, after) : [before, after];
}

/** A value; the id of a thing that has a screen leads to it. */
function Value({ value, field, names }: { value: AuditValue; field: string } & Names) {
  const words = useAuditWords();
  const type = typeof value === 'string' ? kindOfId(value) : undefined;
  const path = type && thingPath({ type, id: String(value) });
  const text = words.value(value, names, field);
  if (!path) return text;
  return (
    <Link to={path} className={linkClass('quiet')}>
      {text}
    </Link>
  );
}
