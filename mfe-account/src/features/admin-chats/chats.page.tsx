import type { ChatList } from '@solar/contracts/account/chat-protocol';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Badge } from '@solar/ui/badge/badge';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { SidebarLayout } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChats } from '../../api/support-api';
import { AccountPage } from '../../components/account-page';
import { CannedAnswerMenu } from '../../components/canned-answer-menu';
import { ChatWindow } from '../../components/chat-window';
import { ListSkeleton } from '../../components/list-skeleton';
import { useChatSocket } from '../../components/use-chat-socket';
import styles from './chats.module.css';
import { DeskControls } from './desk-controls';
import { inOrderOfWaiting } from './order-of-waiting';

type Chat = ChatList['items'][number];

/** Conversations with customers and visitors; staff join one and answer. */
export function ChatsPage() {
  const { t } = useTranslation('account');
  const mayAnswer = useCan('account.tickets.write');
  const [chatId, setChatId] = useState<string | null>(null);
  const query = useChats();
  return (
    <AccountPage
      title={t('admin.chats.title')}
      description={t('admin.chats.text')}
      actions={<DeskControls mayAnswer={mayAnswer} />}
    >
      <QueryState
        query={query}
        skeleton={<ListSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title={t('admin.chats.empty')} description={t('admin.chats.emptyText')} />
        }
      >
        {({ items }) => {
          const chosen = items.find(({ id }) => id === chatId);
          return (
            <SidebarLayout>
              <ul className={styles.list}>
                {inOrderOfWaiting(items).map((chat) => (
                  <ChatItem
                    key={chat.id}
                    chat={chat}
                    chosen={chat.id === chatId}
                    onChoose={() => setChatId(chat.id)}
                  />
                ))}
              </ul>
              {chosen ? (
                <Desk key={chosen.id} chat={chosen} />
              ) : (
                <EmptyState title={t('admin.chats.choose')} />
              )}
            </SidebarLayout>
          );
        }}
      </QueryState>
    </AccountPage>
  );
}

function ChatItem({
  chat,
  chosen,
  onChoose,
}: {
  chat: Chat;
  chosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const time = format.relative(chat.waitingSince ?? chat.lastAt);
  return (
    <li>
      <button type="button" className={styles.item} aria-pressed={chosen} onClick={onChoose}>
        <span className={styles.head}>
          <span className={styles.name}>{chat.name}</span>
          {chat.waiting && <Badge tone="warning">{t('admin.chats.waiting')}</Badge>}
        </span>
        <span className={styles.last}>{chat.lastText}</span>
        <span className={styles.meta}>
          {t(chat.signedIn ? 'admin.chats.customer' : 'admin.chats.visitor')} ·{' '}
          {chat.waiting ? t('admin.chats.waitingSince', { time }) : time}
        </span>
      </button>
    </li>
  );
}

function Desk({ chat }: { chat: Chat }) {
  const { state, messages, say } = useChatSocket(() => ({
    type: 'join',
    token: useSession.getState().token ?? '',
    chatId: chat.id,
  }));
  return (
    <ChatWindow
      state={state}
      messages={messages}
      onSay={say}
      self="staff"
      tools={(setText) => <CannedAnswerMenu language={chat.language} onChoose={setText} />}
    />
  );
}
