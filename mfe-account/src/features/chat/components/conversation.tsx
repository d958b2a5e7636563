import type { ChatFirstFrame } from '@solar/contracts/account/chat-protocol';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatWindow } from '../../../components/chat-window';
import { useChatSocket } from '../../../components/use-chat-socket';

/** Where the browser keeps the key of its conversation, until the tab is closed. */
const RESUME_KEY = 'chat_resume';

/** The person's conversation with support; a visitor says a name first. */
export function Conversation() {
  const { t, i18n } = useTranslation('account');
  const token = useSession((state) => state.token);
  const [name, setName] = useState<string | null>(null);
  const begun = token !== null || name !== null;
  const first = (): ChatFirstFrame => ({
    type: 'open',
    language: i18n.language === 'fr' ? 'fr' : 'en',
    ...(token === null ? { name: name ?? '' } : { token }),
    resume: sessionStorage.getItem(RESUME_KEY) ?? undefined,
  });
  const { state, messages, say } = useChatSocket(begun ? first : null, (resume) =>
    sessionStorage.setItem(RESUME_KEY, resume),
  );
  if (!begun) return <NameForm label={t('chat.name')} onName={setName} />;
  return <ChatWindow state={state} messages={messages} onSay={say} self="customer" />;
}

function NameForm({ label, onName }: { label: string; onName: (name: string) => void }) {
  const { t } = useTranslation('account');
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="4">
        <Field label={label} required>
          <TextInput
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={80}
            autoComplete="given-name"
          />
        </Field>
        <Button type="submit" variant="primary" disabled={name.trim() === ''}>
          {t('chat.begin')}
        </Button>
      </Stack>
    </form>
  );
}
