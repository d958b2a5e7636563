import type { ScanMatch, ScanResult } from '@solar/contracts/inventory/stock-levels';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTypedElsewhere } from './use-typed-elsewhere';
import { useTranslation } from 'react-i18next';
import { readInventory } from '../../api/inventory-api';
import { signal } from './signal';
import styles from './scan-field.module.css';

interface ScanFieldProps {
  label: string;
  hint?: string;
  /** Answers what was done, to be read out, or throws Error with what is wrong. */
  onMatch: (match: ScanMatch) => string | Promise<string>;
  /** Says what a code names; asks the server unless given. */
  find?: (code: string) => Promise<ScanMatch>;
  /** Takes a code that names nothing, or of which there is no answer; undefined refuses it. */
  onUnknown?: (code: string) => string | undefined | Promise<string | undefined>;
  /** Has the focus from the start; without a keyboard on the screen unless somebody wants to type. */
  listening?: { keyboard: boolean };
  /** Another reader of codes, such as the camera. */
  reader?: (onCode: (code: string) => void) => ReactNode;
}

async function findOnServer(code: string): Promise<ScanMatch> {
  return (await readInventory<ScanResult>('scan', { code })).match;
}

/** The code names nothing, or there was no answer whether it does. */
function isNoMatch(error: unknown): boolean {
  if (!isHttpError(error)) return false;
  return error.status === 404 || error.status === 0 || error.status >= 500;
}

type Feedback = { kind: 'done' | 'wrong'; text: string } | null;

/**
 * Takes one code after the other from a scanner that types (and from people who type). The field keeps the
 * focus and empties itself, so that the next scan needs no touch; what is typed while nothing has the focus goes
 * into it as well. Scans are looked up in their order, each answered by a sound and, on a phone, by vibration.
 */
export function ScanField({
  label,
  hint,
  onMatch,
  find = findOnServer,
  onUnknown,
  listening,
  reader,
}: ScanFieldProps) {
  const { t } = useTranslation('inventory');
  const input = useRef<HTMLInputElement>(null);
  const queue = useRef(Promise.resolve());
  const match = useRef(onMatch);
  const unknown = useRef(onUnknown);
  const [feedback, setFeedback] = useState<Feedback>(null);
  useEffect(() => {
    match.current = onMatch;
    unknown.current = onUnknown;
  });

  const answerTo = async (code: string): Promise<string> => {
    let found: ScanMatch;
    try {
      found = await find(code);
    } catch (error) {
      const text = isNoMatch(error) ? await unknown.current?.(code) : undefined;
      if (text === undefined) throw error;
      return text;
    }
    return match.current(found);
  };
  const lookUp = async (code: string) => {
    try {
      const text = await answerTo(code);
      setFeedback({ kind: 'done', text });
      signal('done');
    } catch (error) {
      const isUnknown = isHttpError(error) && error.status === 404;
      const said = errorText(error);
      signal('wrong');
      setFeedback({ kind: 'wrong', text: isUnknown ? t('scan.unknown', { code }) : said });
    }
  };

  useTypedElsewhere(input);
  const listens = listening !== undefined;
  useEffect(() => {
    if (listens) input.current?.focus({ preventScroll: true });
  }, [listens]);

  const take = (code: string) => {
    if (code) queue.current = queue.current.then(() => lookUp(code));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const code = event.currentTarget.value.trim();
    event.currentTarget.value = '';
    take(code);
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
          inputMode={listening && !listening.keyboard ? 'none' : 'text'}
          onKeyDown={onKeyDown}
        />
      </Field>
      {reader?.(take)}
      <p role="status" className={feedback?.kind === 'wrong' ? styles.wrong : styles.done}>
        {feedback?.text}
      </p>
    </div>
  );
}
