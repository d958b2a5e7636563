/** Proofs that stop nothing and count nothing of the whole shop, so that they run beside the journeys. */
export const PROOFS_BESIDE_OTHERS = ['lighthouse.spec.ts', 'money.spec.ts'];
