import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { Button } from '@solar/ui/button/button';
import { Stack } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { FormAlert } from './form-alert';
import { useProblemText } from './use-problem-text';

/** What a link of a mail does. It acts on a click only, as mail programs open links by themselves. */
export function FollowLink({
  action,
  follow,
  onDead,
}: {
  /** Label of the button. */
  action: string;
  follow: () => Promise<unknown>;
  /** The link was used, or is too old. */
  onDead: () => void;
}) {
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const click = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await follow();
    } catch (error) {
      const dead = isHttpError(error) && (error.status === 410 || error.status === 400);
      if (dead) onDead();
      else setFailure(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="5">
      {failure && <FormAlert tone="danger">{failure}</FormAlert>}
      <Button variant="primary" size="lg" fullWidth loading={busy} onClick={() => void click()}>
        {action}
      </Button>
    </Stack>
  );
}
