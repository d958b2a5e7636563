import { PRINT_MAX, type PaperType } from '@solar/contracts/inventory/printing';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { savePapers } from './print-api';

interface PaperButtonProps {
  type: PaperType;
  ids: readonly string[];
  /** Name of the file. */
  name: string;
  size?: 'sm' | 'md';
}

/** Prints documents: they come as one PDF. */
export function PaperButton({ type, ids, name, size = 'md' }: PaperButtonProps) {
  const { t } = useTranslation('inventory');
  const print = useApiMutation({ mutationFn: () => savePapers(type, ids, name) });
  return (
    <Button
      size={size}
      variant="secondary"
      startIcon={<Printer />}
      disabled={ids.length === 0 || ids.length > PRINT_MAX}
      loading={print.isPending}
      onClick={() => print.mutate()}
    >
      {t(`printing.${type}`)}
    </Button>
  );
}
