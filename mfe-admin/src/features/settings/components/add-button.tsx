import { Button } from '@solar/ui/button/button';
import { Inline } from '@solar/ui/layout/layout';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';

/** Adds one more to a list of the settings. */
export function AddButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Inline>
      <Button
        variant="secondary"
        size="sm"
        startIcon={<Plus aria-hidden="true" />}
        onClick={onClick}
      >
        {children}
      </Button>
    </Inline>
  );
}
