import { z } from 'zod';
import { taskSchema } from '../tasks/task';

/** A request of a command. `{id}` in its path is the id that the first request was answered with. */
const requestSchema = z.object({ path: z.string(), body: z.unknown() });

/** Work that was done at the shelf and is on its way to the server. */
export const queuedCommandSchema = z.object({
  /** Part of the idempotency key of each of its requests: sent again, they act once. */
  id: z.string(),
  kind: z.enum(['receive', 'pick', 'count', 'move', 'undo']),
  /** The document or product by which people know it. */
  label: z.string(),
  pieces: z.number().int(),
  at: z.string(),
  requests: z.array(requestSchema).min(1),
  /** How many of its requests were answered. */
  done: z.number().int(),
  createdId: z.string().nullable(),
  /** Why the server refused it; null while it waits. */
  refusal: z.string().nullable(),
  /** What it was made from, to correct it. */
  task: taskSchema.nullable(),
});
export type QueuedCommand = z.infer<typeof queuedCommandSchema>;

/** What a task hands to the queue. */
export type NewCommand = Pick<QueuedCommand, 'kind' | 'label' | 'pieces' | 'requests' | 'task'>;

/** The request that is next, with its key. */
export function nextRequest({ id, requests, done, createdId }: QueuedCommand) {
  const request = requests[done];
  if (!request) return null;
  return {
    path: request.path.replace('{id}', createdId ?? ''),
    body: request.body,
    key: `${id}-${done}`,
  };
}

/** A command after an answer. */
export function answered(command: QueuedCommand, answer: unknown): QueuedCommand {
  const id = idOf(answer);
  return { ...command, done: command.done + 1, createdId: command.createdId ?? id };
}

/** True when everything that a command asks for was answered. */
export const isComplete = ({ requests, done }: QueuedCommand) => done >= requests.length;

/**
 * What has to be sent when a refused command is given up: a move whose transfer exists by then is cancelled, and its goods
 * go back to where they were.
 */
export function undoOf({ kind, label, pieces, createdId }: QueuedCommand, reason: string) {
  if (kind !== 'move' || createdId === null) return null;
  const path = `transfers/${createdId}/cancellation`;
  const requests = [{ path, body: { inTransit: 'return', reason } }];
  return { kind: 'undo', label, pieces, requests, task: null } satisfies NewCommand;
}

function idOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { id } = answer as { id?: unknown };
  return typeof id === 'string' ? id : null;
}
