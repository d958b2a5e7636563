import { useEffect, useSyncExternalStore } from 'react';
import { CommandQueue } from './command-queue';
import { sendCommand } from './send-command';

const TRY_AGAIN_MS = 4_000;
const queues = new Map<string, CommandQueue>();

/** A key is known to the server with its person, so each has a queue of their own. */
function queueOf(userId: string): CommandQueue {
  const known = queues.get(userId);
  if (known) return known;
  const queue = new CommandQueue(`scan.queue.${userId}`, sendCommand);
  queues.set(userId, queue);
  return queue;
}

/** The queue of a person, which sends what waits as long as the screen is open. */
export function useCommandQueue(userId: string) {
  const queue = queueOf(userId);
  const commands = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const waiting = commands.some(({ refusal }) => refusal === null);
  useEffect(() => {
    if (!waiting) return;
    const flush = () => void queue.flush();
    flush();
    const timer = setInterval(flush, TRY_AGAIN_MS);
    window.addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
    };
  }, [queue, waiting]);
  return { queue, commands };
}
