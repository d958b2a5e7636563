import { readStored, writeStored } from '@solar/mfe-kit/stores/persisted';
import { z } from 'zod';
import { create } from 'zustand';

const KEY = 'support_desk';

const preferencesSchema = z.object({ answers: z.boolean(), sound: z.boolean() });
type Preferences = z.infer<typeof preferencesSchema>;

const stored = readStored(KEY, (value) => preferencesSchema.safeParse(value).data);

/** Whether the member of staff answers chats while the back office is open, and hears when somebody waits. */
export const useDeskPreferences = create<Preferences>()(
  () => stored ?? { answers: true, sound: true },
);

export function setDeskPreferences(change: Partial<Preferences>): void {
  useDeskPreferences.setState(change);
  writeStored(KEY, useDeskPreferences.getState());
}
