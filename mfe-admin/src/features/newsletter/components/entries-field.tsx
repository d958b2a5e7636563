import {
  MAILING_ENTRIES_MAX,
  MAILING_KINDS,
  type MailingEntry,
  type MailingInput,
} from '@solar/contracts/admin/mailings-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Badge } from '@solar/ui/badge/badge';
import { Combobox } from '@solar/ui/combobox/combobox';
import { Field } from '@solar/ui/field/field';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Inline } from '@solar/ui/layout/layout';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePublishedEntries } from '../api/use-published-entries';
import styles from '../newsletter.module.css';

/** The entries that the newsletter points to, in their order, and a field to add one. `known` are those it was saved with. */
export function EntriesField({ known }: { known: readonly MailingEntry[] }) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const { control, setValue } = useFormContext<MailingInput>();
  const ids = useWatch({ control, name: 'entries' });
  const published = usePublishedEntries(MAILING_KINDS);
  const byId = new Map([...published, ...known].map((entry) => [entry.id, entry]));
  const change = (entries: string[]) => setValue('entries', entries, { shouldDirty: true });
  const swap = (at: number, by: -1 | 1) => {
    const next = [...ids];
    next.splice(at + by, 0, ...next.splice(at, 1));
    change(next);
  };
  const chosen = ids.flatMap((id) => byId.get(id) ?? []);
  return (
    <fieldset className={styles.entries}>
      <legend className={styles.legend}>{t('newsletter.entries')}</legend>
      <p className={styles.hint}>{t('newsletter.entriesHint')}</p>
      {chosen.length > 0 && (
        <ol className={styles.list}>
          {chosen.map((entry, at) => {
            const name = localized(entry.title);
            return (
              <li key={entry.id} className={styles.entry}>
                <span className={styles.entryName}>
                  {name} <span className={styles.hint}>{t(`newsletter.kinds.${entry.kind}`)}</span>
                </span>
                {!entry.published && <Badge tone="warning">{t('newsletter.hidden')}</Badge>}
                <Inline gap="1" wrap={false}>
                  <IconButton
                    size="sm"
                    label={t('newsletter.up', { name })}
                    disabled={at === 0}
                    onClick={() => swap(at, -1)}
                  >
                    <ArrowUp aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={t('newsletter.down', { name })}
                    disabled={at === chosen.length - 1}
                    onClick={() => swap(at, 1)}
                  >
                    <ArrowDown aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={t('newsletter.removeEntry', { name })}
                    onClick={() => change(ids.filter((id) => id !== entry.id))}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </Inline>
              </li>
            );
          })}
        </ol>
      )}
      {ids.length < MAILING_ENTRIES_MAX && (
        <Field label={t('newsletter.addEntry')}>
          <Combobox
            // Empty again after each choice.
            key={ids.length}
            placeholder={t('newsletter.chooseEntry')}
            onValueChange={(id) => id !== null && change([...ids, id])}
            options={published
              .filter(({ id }) => !ids.includes(id))
              .map(({ id, title, kind }) => ({
                value: id,
                label: localized(title),
                description: t(`newsletter.kinds.${kind}`),
              }))}
          />
        </Field>
      )}
    </fieldset>
  );
}
