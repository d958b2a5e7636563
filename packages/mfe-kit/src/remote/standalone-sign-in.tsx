import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { PasswordInput, TextInput } from '@solar/ui/text-input/text-input';
import { useState, type FormEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { safeReturnTo } from '@solar/mfe-kit/session/return-to';
import { session, useSession } from '@solar/mfe-kit/session/session-store';

/** Signs in at the running stack when a slice starts alone; in the product the account slice does. */
export function StandaloneSignIn() {
  const status = useSession((state) => state.status);
  const [params] = useSearchParams();
  const [failure, setFailure] = useState('');
  if (status === 'authenticated')
    return <Navigate to={safeReturnTo(params.get('returnTo'))} replace />;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const credentials = { username: values.get('username'), password: values.get('password') };
    session.login({ ...credentials, remember: false }).catch((error: Error) => {
      setFailure(error.message);
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="4">
        <h1>Sign in</h1>
        {failure && <p role="alert">{failure}</p>}
        <Field label="E-mail address">
          <TextInput name="username" autoComplete="username" required />
        </Field>
        <Field label="Password">
          <PasswordInput name="password" autoComplete="current-password" required />
        </Field>
        <Button type="submit">Sign in</Button>
      </Stack>
    </form>
  );
}
