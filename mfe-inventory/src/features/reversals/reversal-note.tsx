import type { ReversalRef } from '@solar/contracts/inventory/reversals';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { urls } from '../../urls';

/** Says of a document which one has reversed it; nothing of one that stands. */
export function ReversalNote({ reversal }: { reversal: ReversalRef | null | undefined }) {
  const { t } = useTranslation('inventory');
  if (!reversal) return null;
  return (
    <p>
      {t('reversals.reversedBy')}{' '}
      <Link href={urls.reversal(reversal.id)}>
        <Identifier>{reversal.number}</Identifier>
      </Link>
    </p>
  );
}
