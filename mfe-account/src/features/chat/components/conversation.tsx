import type { ChatFirstFrame } from '@solar/contracts/account/chat-protocol';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { Stack } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatWindow } from '../../../components/chat-window';
import { TextField } from '../../../components/text-field';
import { useChatSocket } from '../../../components/use-chat-socket';
import { keepVisitor, readVisitor, visitorFormSchema, type Visitor } from './visitor';

/** The conversation with support: a customer's is the same everywhere, a visitor introduces themselves first. */
export function Conversation() {
  const { i18n } = useTranslation('account');
  const signedIn = useSession((state) => state.token !== null);
  const [visitor, setVisitor] = useState(readVisitor);
  const begun = signedIn || visitor !== null;
  const first = (): ChatFirstFrame => ({
    type: 'open',
    language: i18n.language === 'fr' ? 'fr' : 'en',
    ...(useSession.getState().token === null
      ? (readVisitor() ?? {})
      : { token: useSession.getState().token ?? '' }),
  });
  const { state, messages, say } = useChatSocket(begun ? first : null, (resume) => {
    if (!signedIn && visitor) keepVisitor({ ...visitor, resume });
  });
  const introduce = (given: Visitor) => {
    keepVisitor(given);
    setVisitor(given);
  };
  if (!begun) return <VisitorForm onVisitor={introduce} />;
  return <ChatWindow state={state} messages={messages} onSay={say} self="customer" />;
}

function VisitorForm({ onVisitor }: { onVisitor: (visitor: Visitor) => void }) {
  const { t } = useTranslation('account');
  const { form, submit } = useZodForm({
    schema: visitorFormSchema,
    defaultValues: { name: '', email: '' },
    onSubmit: (visitor) => Promise.resolve(onVisitor(visitor)),
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <TextField
          label={t('chat.name')}
          field={form.register('name')}
          error={errors.name}
          autoComplete="name"
          required
        />
        <TextField
          label={t('auth.fields.email')}
          hint={t('chat.emailHint')}
          field={form.register('email')}
          error={errors.email}
          errorKinds={{ invalid_format: 'email' }}
          type="email"
          autoComplete="email"
          required
        />
        <Button type="submit" variant="primary">
          {t('chat.begin')}
        </Button>
      </Stack>
    </form>
  );
}
