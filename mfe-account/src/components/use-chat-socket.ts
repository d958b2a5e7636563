import type {
  ChatFirstFrame,
  ChatMessage,
  ChatServerFrame,
} from '@solar/contracts/account/chat-protocol';
import { useCallback, useState } from 'react';
import { useLiveSocket } from './use-live-socket';

export type ChatState = 'connecting' | 'open' | 'lost' | 'refused';

/** One conversation. `first` makes the frame that opens or joins it; null while the person has not begun. */
export function useChatSocket(
  first: (() => ChatFirstFrame) | null,
  onOpened?: (resume: string) => void,
) {
  const [state, setState] = useState<ChatState>('connecting');
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const onFrame = (frame: ChatServerFrame) => {
    if (frame.type === 'opened') {
      setMessages(frame.messages);
      setState('open');
      onOpened?.(frame.resume);
    } else if (frame.type === 'message') {
      setMessages((known) => [...known, frame.message]);
    } else if (frame.type === 'refused' && frame.code !== 'too_fast') {
      setState('refused');
    }
  };
  const send = useLiveSocket({ first, onFrame, onLost: () => setState('lost') });
  const say = useCallback((text: string) => send({ type: 'say', text }), [send]);
  return { state, messages, say };
}
