import type { ScanMatch, ScanResult } from '@solar/contracts/inventory/stock-levels';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readInventory } from '../../api/inventory-api';
import styles from './scan-field.module.css';

interface ScanFieldProps {
  label: string;
  hint?: string;
  /** Answers what was done, to be read out, or throws Error with what is wrong. */
  onMatch: (match: ScanMatch) => string;
}

type Feedback = { kind: 'done' | 'wrong'; text: string } | null;

/**
 * Takes one code after the other from a scanner that types (and from people who type). The field keeps the
 * focus and empties itself, so that the next scan needs no touch. Scans are looked up in their order.
 */
export function ScanField({ label, hint, onMatch }: ScanFieldProps) {
  const { t } = useTranslation('inventory');
  const input = useRef<HTMLInputElement>(null);
  const queue = useRef(Promise.resolve());
  const match = useRef(onMatch);
  const [feedback, setFeedback] = useState<Feedback>(null);
  useEffect(() => {
    match.current = onMatch;
  });

  const lookUp = async (code: string) => {
    try {
      const { match: found } = await readInventory<ScanResult>('scan', { code });
      setFeedback({ kind: 'done', text: match.current(found) });
    } catch (error) {
      const unknown = isHttpError(error) && error.status === 404;
      const said = errorText(error);
      setFeedback({ kind: 'wrong', text: unknown ? t('scan.unknown', { code }) : said });
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const code = event.currentTarget.value.trim();
    event.currentTarget.value = '';
    if (code) queue.current = queue.current.then(() => lookUp(code));
  };

  return (
    <div className={styles.scan}>
      <Field label={label} hint={hint}>
        <TextInput
          ref={input}
          size="lg"
          prefix={<ScanBarcode aria-hidden="true" />}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onKeyDown={onKeyDown}
        />
      </Field>
      <p role="status" className={feedback?.kind === 'wrong' ? styles.wrong : styles.done}>
        {feedback?.text}
      </p>
    </div>
  );
}
