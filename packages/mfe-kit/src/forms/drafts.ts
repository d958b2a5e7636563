import { z } from 'zod';

/** Unsaved changes of a form as they are kept. */
const draftSchema = z.object({
  /** Version of the record that they were made on; null for a new one. */
  version: z.number().nullable(),
  at: z.string(),
  values: z.record(z.string(), z.unknown()),
});
export type Draft = z.infer<typeof draftSchema>;

/**
 * Drafts stay in the tab, and go with it: what is half written may hold what nobody else at this computer is to read, such as prices.
 */
export function readDraft(key: string): Draft | null {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : (draftSchema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

/** Keeps a draft; a browser that stores nothing keeps none. */
export function writeDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.warn(`Could not keep the draft ${key}`, error);
  }
}

/** Lets go of a draft. */
export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there is none.
  }
}
