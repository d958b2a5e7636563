import { Component, useCallback, useState, type ReactNode } from 'react';
import { useRetry } from '@solar/mfe-kit/remote/use-retry';

interface PartBoundaryProps {
  /** Stands there while the part can't be had. */
  down?: ReactNode;
  onDown: () => void;
  children: ReactNode;
}

/** Keeps a page when the code of a part of it can't be had: only this place stays empty. A `key` by attempt lets it try again. */
export class PartBoundary extends Component<PartBoundaryProps, { down: boolean }> {
  override state = { down: false };

  static getDerivedStateFromError() {
    return { down: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of the page failed', error);
    this.props.onDown();
  }

  override render() {
    return this.state.down ? (this.props.down ?? null) : this.props.children;
  }
}

/** Counts the attempts at a part of a page: after one that failed the next comes by itself. */
export function useAttempts(): { attempt: number; onDown: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useRetry(
    failed === attempt,
    useCallback(() => setAttempt((before) => before + 1), []),
  );
  return { attempt, onDown: () => setFailed(attempt) };
}
