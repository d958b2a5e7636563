import { z } from 'zod';

const KEY = 'chat_visitor';

const visitorSchema = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.email().max(254),
  /** Resumes the conversation. */
  resume: z.string().max(100).optional(),
});
export type Visitor = z.infer<typeof visitorSchema>;

/** What a visitor enters to begin. */
export const visitorFormSchema = visitorSchema.omit({ resume: true });

/** The visitor of this tab, who is not asked again; on a shared computer nobody else gets to see the conversation. */
export function readVisitor(): Visitor | null {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return null;
  try {
    return visitorSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export function keepVisitor(visitor: Visitor): void {
  sessionStorage.setItem(KEY, JSON.stringify(visitor));
}
