import ShieldX from 'lucide-react/icons/shield-x';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state';
import { useUiText } from '../ui-text/ui-text';

export interface ForbiddenStateProps {
  title?: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
}

/** A page that exists but not for this reader. */
export function ForbiddenState({ title, description, ...rest }: ForbiddenStateProps) {
  const text = useUiText();
  return (
    <EmptyState
      icon={<ShieldX />}
      title={title ?? text.forbiddenTitle}
      description={description ?? text.forbiddenText}
      {...rest}
    />
  );
}
