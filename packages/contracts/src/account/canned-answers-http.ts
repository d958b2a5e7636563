import { z } from 'zod';
import { idSchema } from '../common/ids';
import { localizedInput, localizedTextSchema } from '../common/localized';
import { CHAT_TEXT_MAX } from './chat-protocol';

export const cannedAnswerIdSchema = idSchema('ans');

/** POST and PUT /api/support/admin/canned-answers: an answer that staff give often, in the language of who asks. */
export const cannedAnswerInputSchema = z.strictObject({
  title: z.string().trim().min(1).max(80),
  text: localizedInput(CHAT_TEXT_MAX),
});
export type CannedAnswerInput = z.infer<typeof cannedAnswerInputSchema>;

export const cannedAnswerSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: localizedTextSchema,
});
export type CannedAnswer = z.infer<typeof cannedAnswerSchema>;
export const cannedAnswerListSchema = z.object({ items: z.array(cannedAnswerSchema) });
