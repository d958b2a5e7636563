import { DEAD_LETTER_KINDS, type DeadLetter } from '@solar/contracts/admin/site-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import { choiceField } from '@solar/mfe-kit/listing/list-search';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Accordion } from '@solar/ui/accordion/accordion';
import { Button } from '@solar/ui/button/button';
import { Card } from '@solar/ui/card/card';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useDeadLetters, useDiscardDeadLetter, useReplayDeadLetter } from './api/dead-letters-api';
import styles from './dead-letters.module.css';

const searchSchema = z.object({ kind: choiceField(DEAD_LETTER_KINDS) });

function DeadLetterCard({ letter }: { letter: DeadLetter }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const replay = useReplayDeadLetter(t('deadLetters.replayed'));
  const discard = useDiscardDeadLetter(t('deadLetters.discarded'));
  const meta = t('deadLetters.meta', {
    consumer: letter.consumer,
    tries: letter.deliveries,
    time: format.dateTime(letter.failedAt),
  });
  return (
    <Card asChild>
      <article>
        <Stack gap="3">
          <h2 className={styles.subject}>{letter.subject}</h2>
          <p className={styles.meta}>{meta}</p>
          <p className={styles.reason}>{letter.reason}</p>
          <Accordion
            variant="plain"
            items={[
              {
                value: 'body',
                title: t('deadLetters.body'),
                content: <pre className={styles.body}>{letter.body}</pre>,
              },
            ]}
          />
          <Inline gap="3">
            <Button
              size="sm"
              loading={replay.isPending}
              onClick={() => replay.mutate(letter.sequence)}
            >
              {t('deadLetters.replay')}
            </Button>
            <ConfirmDialog
              tone="danger"
              trigger={
                <Button size="sm" variant="ghost">
                  {t('deadLetters.discard')}
                </Button>
              }
              title={t('deadLetters.ask')}
              description={t('deadLetters.askText')}
              confirmLabel={t('deadLetters.discard')}
              onConfirm={() => discard.mutateAsync(letter.sequence)}
            />
          </Inline>
        </Stack>
      </article>
    </Card>
  );
}

/** Messages between slices that could not be handled: read why, send again, or drop. */
export function DeadLettersPage() {
  const { t } = useTranslation('admin');
  const [{ kind }, setState] = useSearchState(searchSchema);
  const query = useDeadLetters(kind || undefined);
  usePageMeta({ title: t('deadLetters.title'), noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={t('deadLetters.title')}
        description={t('deadLetters.text')}
        actions={
          <FilterSelect
            label={t('deadLetters.kind')}
            all={t('deadLetters.all')}
            value={kind}
            onChange={(next) => setState({ kind: next })}
            options={DEAD_LETTER_KINDS.map((one) => ({
              value: one,
              label: t(`deadLetters.kinds.${one}`),
            }))}
          />
        }
      />
      <QueryState
        query={query}
        skeleton={<Skeleton shape="block" height="16rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title={t('deadLetters.empty')} description={t('deadLetters.emptyText')} />
        }
      >
        {({ items }) => (
          <Stack gap="5">
            {items.map((letter) => (
              <DeadLetterCard key={letter.sequence} letter={letter} />
            ))}
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}
