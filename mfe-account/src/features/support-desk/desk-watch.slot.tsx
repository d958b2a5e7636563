import { useSession } from '@solar/mfe-kit/session/session-store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { STAFF_TICKETS_URL } from '../../api/staff-tickets-api';
import { CHATS_URL, DESK_URL, useDeskStatus } from '../../api/support-api';
import { useLiveSocket } from '../../components/use-live-socket';
import { chime } from './chime';
import { useDeskPreferences } from './desk-preferences';

/** The place of a member of staff at the desk, for as long as the back office is open; shows nothing. */
export default function DeskWatch() {
  const answers = useDeskPreferences((state) => state.answers);
  useChime();
  // Another preference is another place.
  return <Place key={String(answers)} answers={answers} />;
}

function Place({ answers }: { answers: boolean }) {
  const client = useQueryClient();
  const readAgain = (...urls: string[]) => {
    for (const url of urls) void client.invalidateQueries({ queryKey: [url] });
  };
  useLiveSocket({
    first: () => ({
      type: 'watch',
      token: useSession.getState().token ?? '',
      desk: true,
      answers,
    }),
    onFrame: (frame) => {
      if (frame.type === 'watching') readAgain(DESK_URL, CHATS_URL, STAFF_TICKETS_URL);
      if (frame.type !== 'changed') return;
      const { what } = frame.change;
      readAgain(DESK_URL);
      if (what === 'chat') readAgain(CHATS_URL);
      if (what === 'ticket') readAgain(STAFF_TICKETS_URL);
    },
  });
  return null;
}

/** Sounds when one more person waits. */
function useChime(): void {
  const waiting = useDeskStatus().data?.waitingChats;
  const known = useRef(waiting);
  useEffect(() => {
    const more = known.current !== undefined && waiting !== undefined && waiting > known.current;
    known.current = waiting;
    if (more && useDeskPreferences.getState().sound) chime();
  }, [waiting]);
}
