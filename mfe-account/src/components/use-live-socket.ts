import {
  CHAT_PATH,
  chatServerFrameSchema,
  type ChatClientFrame,
  type ChatFirstFrame,
  type ChatServerFrame,
} from '@solar/contracts/account/chat-protocol';
import { session, useSession } from '@solar/mfe-kit/session/session-store';
import { useCallback, useEffect, useRef } from 'react';

const RETRY_MS = 2_000;
/** Refusals that a fresh token may cure, as after a computer has slept. */
const TOKEN_REFUSALS = new Set(['token_invalid', 'access_denied']);
const REFUSALS_MAX = 3;

function socketUrl(): string {
  const url = new URL(CHAT_PATH, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function parse(data: unknown): ChatServerFrame | null {
  const parsed = chatServerFrameSchema.safeParse(JSON.parse(String(data)));
  return parsed.success ? parsed.data : null;
}

export interface LiveSocket {
  /** Makes the first frame of each connection; null while there is nothing to say. */
  first: (() => ChatFirstFrame) | null;
  onFrame: (frame: ChatServerFrame) => void;
  onLost?: () => void;
}

/** The WebSocket of support, which comes back when the connection was lost. */
export function useLiveSocket(options: LiveSocket) {
  const socket = useRef<WebSocket | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const begun = options.first !== null;

  useEffect(() => {
    if (!begun) return;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    let refusals = 0;
    const hear = (made: WebSocket, frame: ChatServerFrame) => {
      latest.current.onFrame(frame);
      if (frame.type !== 'refused' || !TOKEN_REFUSALS.has(frame.code)) {
        refusals = 0;
        return;
      }
      refusals += 1;
      const signedIn = useSession.getState().token !== null;
      if (signedIn && refusals < REFUSALS_MAX) void session.refresh().finally(() => made.close());
    };
    const connect = () => {
      const made = new WebSocket(socketUrl());
      socket.current = made;
      made.onopen = () => made.send(JSON.stringify(latest.current.first?.()));
      made.onmessage = ({ data }) => {
        const frame = parse(data);
        if (frame) hear(made, frame);
      };
      made.onclose = () => {
        if (over) return;
        latest.current.onLost?.();
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

  return useCallback((frame: ChatClientFrame) => {
    socket.current?.send(JSON.stringify(frame));
  }, []);
}
