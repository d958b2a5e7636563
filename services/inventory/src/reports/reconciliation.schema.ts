import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A counter that does not say what the ledger says. */
export interface Drift {
  what: 'product' | 'balance' | 'place';
  id: string;
  field: 'onHand' | 'allocated' | 'held' | 'expired' | 'free' | 'inTransit' | 'value' | 'serials';
  counter: number;
  computed: number;
}

/** A run of the reconcile job. */
export type ReconciliationDoc = {
  _id: string;
  at: Date;
  checked: number;
  drifts: Drift[];
  version: number;
};

const KEEP_DAYS = 90;

export const reconciliationSchema = defineSchema<ReconciliationDoc>(
  {
    at: { type: Date, required: true },
    checked: { type: Number, required: true },
    drifts: [
      {
        _id: false,
        what: String,
        id: String,
        field: String,
        counter: Number,
        computed: Number,
      },
    ],
  },
  { collection: 'reconciliations' },
);
reconciliationSchema.index({ at: -1 }, { expireAfterSeconds: KEEP_DAYS * 86_400 });
