import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { useUiText } from '../ui-text/ui-text';

export interface ErrorStateProps {
  title?: ReactNode;
  description?: ReactNode;
  /** Shows "Try again". */
  onRetry?: () => void;
  retrying?: boolean;
  /** Besides Retry: a way home, a way to support. */
  action?: ReactNode;
  /** The request id, so that support can find it. */
  requestId?: string;
  size?: 'sm' | 'md';
  level?: 1 | 2 | 3;
  className?: string;
}

/** A region that failed to load, with the way to try again. */
export function ErrorState({
  title,
  description,
  onRetry,
  retrying = false,
  action,
  requestId,
  ...rest
}: ErrorStateProps) {
  const text = useUiText();
  return (
    <EmptyState
      role="alert"
      tone="danger"
      icon={<CloudOff />}
      title={title ?? text.errorTitle}
      description={
        <>
          {description ?? text.errorText}
          {requestId && (
            <>
              <br />
              <code>{requestId}</code>
            </>
          )}
        </>
      }
      action={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button variant="secondary" onClick={onRetry} loading={retrying}>
                {text.retry}
              </Button>
            )}
            {action}
          </>
        )
      }
      {...rest}
    />
  );
}
