import { readStored, removeStored, writeStored } from '@solar/mfe-kit/stores/persisted';
import { useCallback, useRef, useState } from 'react';
import { hasWork, IDLE, taskSchema, type Task } from './task';

const parse = (value: unknown) => taskSchema.safeParse(value).data;

/** The task in hand, kept on this device for its person. Scans may come faster than the screen, so its latest state can be read. */
export function useKeptTask(userId: string) {
  const key = `scan.task.${userId}`;
  const [task, setShown] = useState<Task>(() => readStored(key, parse) ?? IDLE);
  const latest = useRef(task);
  const setTask = useCallback(
    (next: Task) => {
      latest.current = next;
      setShown(next);
      if (next.kind === 'look' && !hasWork(next)) removeStored(key);
      else writeStored(key, next);
    },
    [key],
  );
  const read = useCallback(() => latest.current, []);
  return { task, read, setTask };
}
