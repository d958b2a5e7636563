import type { AdminContentEntry } from '@solar/contracts/admin/content-http';
import type { ContentSnapshot } from '@solar/contracts/admin/content-history-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Stack } from '@solar/ui/layout/layout';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { diffWordsWithSpace } from 'diff';
import { useTranslation } from 'react-i18next';
import { useRestoreRevision, useRevision } from '../api/history-api';
import type { ContentSection } from '../content-sections';
import { textsOf, type PartText } from '../snapshot-texts';
import { usePartName } from '../use-part-name';
import styles from './revision-dialog.module.css';
import { useProblemText } from '../../../use-problem-text';

interface RevisionDialogProps {
  section: ContentSection;
  entry: AdminContentEntry;
  version: number;
  onClose: () => void;
}

/** What an entry said at a revision, against what it says now; goes back to it when wanted. */
export function RevisionDialog(props: RevisionDialogProps) {
  const { section, entry, version, onClose } = props;
  const { t } = useTranslation('admin');
  const format = useFormat();
  const problemText = useProblemText();
  const query = useRevision(section.kind, entry.id, version);
  const restore = useRestoreRevision(section.kind, entry.id, t('content.history.restored'));
  const idempotencyKey = useIdempotencyKey(`${entry.id}:${version}`);
  const at = query.data && format.dateTime(query.data.at);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t('content.history.compare', { at: at ?? '…' })}
      description={t('content.history.compareText')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('content.history.close')}
          </Button>
          <Button
            variant="primary"
            loading={restore.isPending}
            disabled={!query.data || differencesOf(query.data.content, entry).length === 0}
            onClick={() => restore.mutate({ version, idempotencyKey }, { onSuccess: onClose })}
          >
            {t('content.history.restore')}
          </Button>
        </>
      }
    >
      <QueryState query={query} skeleton={<Skeleton shape="block" height="16rem" />}>
        {({ content }) => <Differences before={content} now={entry} />}
      </QueryState>
      {restore.error && (
        <p role="alert" className={styles.error}>
          {problemText(restore.error)}
        </p>
      )}
    </Dialog>
  );
}

function differencesOf(before: ContentSnapshot, now: ContentSnapshot) {
  return pairsOf(textsOf(before), textsOf(now)).filter(({ was, is }) => was !== is);
}

function Differences({ before, now }: { before: ContentSnapshot; now: ContentSnapshot }) {
  const { t } = useTranslation('admin');
  const pairs = differencesOf(before, now);
  if (pairs.length === 0) return <p>{t('content.history.same')}</p>;
  return (
    <Stack gap="6">
      {pairs.map((pair) => (
        <Difference key={`${pair.part} ${pair.language}`} {...pair} />
      ))}
    </Stack>
  );
}

interface Pair extends Omit<PartText, 'text'> {
  was: string;
  is: string;
}

function Difference({ part, language, was, is }: Pair) {
  const { t } = useTranslation('admin');
  const nameOf = usePartName();
  const name = language ? `${nameOf(part)} (${t(`languages.${language}`)})` : nameOf(part);
  return (
    <section>
      <h3 className={styles.part}>{name}</h3>
      <p className={styles.text} lang={language}>
        {diffWordsWithSpace(was, is).map(({ value, added, removed }, at) => {
          if (added) return <ins key={at}>{value}</ins>;
          return removed ? <del key={at}>{value}</del> : <span key={at}>{value}</span>;
        })}
      </p>
    </section>
  );
}

/** Texts of two states side by side; one that a state lacks is empty there. */
function pairsOf(before: readonly PartText[], now: readonly PartText[]): Pair[] {
  const pairs = new Map<string, Pair>();
  const pairOf = ({ part, language }: PartText) => {
    const key = `${part} ${language}`;
    const pair = pairs.get(key) ?? { part, language, was: '', is: '' };
    pairs.set(key, pair);
    return pair;
  };
  for (const text of before) pairOf(text).was = text.text;
  for (const text of now) pairOf(text).is = text.text;
  return [...pairs.values()];
}
