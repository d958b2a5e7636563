import { z } from 'zod';

export const faultParams = z.strictObject({
  method: z.enum(['GET', 'POST']).default('POST'),
  /** Start of the path, e.g. `/v1/payment_intents`. */
  path: z.string().startsWith('/v1/'),
  /** `refuse` answers 500 before anything happens; `lose_answer` acts, then cuts the connection. */
  kind: z.enum(['refuse', 'lose_answer']),
  times: z.number().int().min(1).default(1),
});

export type Fault = z.infer<typeof faultParams>;

/** Failures that a test orders, so that "a timeout means unknown" can be tried. */
export class Faults {
  private readonly planned: Fault[] = [];

  plan(fault: Fault): void {
    this.planned.push({ ...fault });
  }

  clear(): void {
    this.planned.length = 0;
  }

  take(method: string, path: string): Fault['kind'] | null {
    const fault = this.planned.find(
      (candidate) =>
        candidate.times > 0 && candidate.method === method && path.startsWith(candidate.path),
    );
    if (!fault) return null;
    fault.times -= 1;
    return fault.kind;
  }
}
