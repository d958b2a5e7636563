import { CHAT_TEXT_MAX, type ChatMessage } from '@solar/contracts/account/chat-protocol';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { clsx } from 'clsx';
import Send from 'lucide-react/icons/send';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chat-window.module.css';
import type { ChatState } from './use-chat-socket';

export interface ChatWindowProps {
  state: ChatState;
  messages: readonly ChatMessage[];
  onSay: (text: string) => void;
  /** On whose side the reader sits: their lines stand at the end. */
  self: ChatMessage['from'];
  /** Help for writing, which may put a text into the field. */
  tools?: (setText: (text: string) => void) => ReactNode;
}

/** The lines of a conversation and the field to add one. */
export function ChatWindow({ state, messages, onSay, self, tools }: ChatWindowProps) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '' || state !== 'open') return;
    onSay(line);
    setText('');
  };
  return (
    <div className={styles.window}>
      <div className={styles.scroll} role="region" aria-label={t('chat.log')} tabIndex={0}>
        <ol className={styles.lines} role="log" aria-label={t('chat.log')}>
          {self === 'customer' && <li className={styles.line}>{t('chat.start')}</li>}
          {messages.map((message) => (
            <li key={message.id} className={clsx(styles.line, message.from === self && styles.own)}>
              <p className={styles.meta}>
                {message.from === self && self === 'customer' ? t('chat.you') : message.author} ·{' '}
                <time dateTime={message.at}>{format.relative(message.at)}</time>
              </p>
              <p className={styles.text}>{message.text}</p>
            </li>
          ))}
          <li ref={end} aria-hidden />
        </ol>
      </div>
      {state !== 'open' && (
        <p className={styles.state} role="status">
          {t(state === 'lost' || state === 'refused' ? 'chat.lost' : 'chat.connecting')}
        </p>
      )}
      {tools && <div>{tools(setText)}</div>}
      <form className={styles.form} onSubmit={submit}>
        <Field label={t('chat.message')} hideLabel className={styles.field}>
          <TextInput
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={CHAT_TEXT_MAX}
            placeholder={t('chat.message')}
            autoComplete="off"
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          startIcon={<Send aria-hidden />}
          disabled={state !== 'open'}
        >
          {t('chat.send')}
        </Button>
      </form>
    </div>
  );
}
