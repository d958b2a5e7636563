import { chatListSchema, type ChatList } from '@solar/contracts/account/chat-protocol';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { http } from '@solar/mfe-kit/http/http-client';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Badge } from '@solar/ui/badge/badge';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { SidebarLayout } from '@solar/ui/layout/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../components/account-page';
import { ChatWindow } from '../../components/chat-window';
import { ListSkeleton } from '../../components/list-skeleton';
import { useChatSocket } from '../../components/use-chat-socket';
import styles from './chats.module.css';

const URL = '/api/support/admin/chats';
const POLL_MS = 5_000;

/** Conversations with customers and visitors; staff join one and answer. */
export function ChatsPage() {
  const { t } = useTranslation('account');
  const [chatId, setChatId] = useState<string | null>(null);
  const query = useQuery({
    queryKey: [URL],
    staleTime: 0,
    refetchInterval: POLL_MS,
    queryFn: ({ signal }) => http.get<ChatList>(URL, { signal, schema: chatListSchema }),
  });
  return (
    <AccountPage title={t('admin.chats.title')} description={t('admin.chats.text')}>
      <QueryState
        query={query}
        skeleton={<ListSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title={t('admin.chats.empty')} description={t('admin.chats.emptyText')} />
        }
      >
        {({ items }) => (
          <SidebarLayout>
            <ul className={styles.list}>
              {items.map((chat) => (
                <ChatItem
                  key={chat.id}
                  chat={chat}
                  chosen={chat.id === chatId}
                  onChoose={() => setChatId(chat.id)}
                />
              ))}
            </ul>
            {chatId === null ? (
              <EmptyState title={t('admin.chats.choose')} />
            ) : (
              <Desk key={chatId} chatId={chatId} />
            )}
          </SidebarLayout>
        )}
      </QueryState>
    </AccountPage>
  );
}

function ChatItem({
  chat,
  chosen,
  onChoose,
}: {
  chat: ChatList['items'][number];
  chosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation('account');
  const format = useFormat();
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
          {format.relative(chat.lastAt)}
        </span>
      </button>
    </li>
  );
}

function Desk({ chatId }: { chatId: string }) {
  const { state, messages, say } = useChatSocket(() => ({
    type: 'join',
    token: useSession.getState().token ?? '',
    chatId,
  }));
  return <ChatWindow state={state} messages={messages} onSay={say} self="staff" />;
}
