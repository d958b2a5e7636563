import {
  CHAT_PATH,
  chatServerFrameSchema,
  type ChatClientFrame,
  type ChatMessage,
  type ChatServerFrame,
} from '@solar/contracts/account/chat-protocol';
import { useCallback, useEffect, useRef, useState } from 'react';

const RETRY_MS = 2_000;

export type ChatState = 'connecting' | 'open' | 'lost' | 'refused';

function chatUrl(): string {
  const url = new URL(CHAT_PATH, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function parse(data: unknown): ChatServerFrame | null {
  const parsed = chatServerFrameSchema.safeParse(JSON.parse(String(data)));
  return parsed.success ? parsed.data : null;
}

/**
 * One conversation over a WebSocket that comes back when the connection was lost. `first` makes the frame that opens
 * or joins it; null while the person has not begun.
 */
export function useChatSocket(
  first: (() => ChatClientFrame) | null,
  onOpened?: (resume: string) => void,
) {
  const [state, setState] = useState<ChatState>('connecting');
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const socket = useRef<WebSocket | null>(null);
  const latest = useRef({ first, onOpened });
  useEffect(() => {
    latest.current = { first, onOpened };
  });
  const begun = first !== null;

  useEffect(() => {
    if (!begun) return;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const receive = (frame: ChatServerFrame | null) => {
      if (frame?.type === 'opened') {
        setMessages(frame.messages);
        setState('open');
        latest.current.onOpened?.(frame.resume);
      } else if (frame?.type === 'message') {
        setMessages((known) => [...known, frame.message]);
      } else if (frame?.type === 'refused' && frame.code !== 'too_fast') {
        setState('refused');
      }
    };
    const connect = () => {
      const made = new WebSocket(chatUrl());
      socket.current = made;
      made.onopen = () => made.send(JSON.stringify(latest.current.first?.()));
      made.onmessage = ({ data }) => receive(parse(data));
      made.onclose = () => {
        if (over) return;
        setState('lost');
        retry = setTimeout(connect, RETRY_MS);
      };
    };
    connect();
    return () => {
      over = true;
      clearTimeout(retry);
      socket.current?.close();
    };
  }, [begun]);

  const say = useCallback((text: string) => {
    socket.current?.send(JSON.stringify({ type: 'say', text } satisfies ChatClientFrame));
  }, []);
  return { state, messages, say };
}
