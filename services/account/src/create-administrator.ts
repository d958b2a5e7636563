import { parseArgs } from 'node:util';
import { runCommand } from '@solar/service-kit/bootstrap/run-command';
import { z } from 'zod';
import { accountService } from './service';
import { FirstAdministrator } from './staff/first-administrator';

const USAGE =
  'node dist/create-administrator.js --email <address> [--first-name <name>] [--last-name <name>] [--force]';

const argumentsSchema = z.object({
  email: z.email(),
  'first-name': z.string().trim().min(1).max(80).default('Site'),
  'last-name': z.string().trim().min(1).max(80).default('Administrator'),
  force: z.boolean().default(false),
});

function readArguments(): z.infer<typeof argumentsSchema> {
  try {
    const { values } = parseArgs({
      options: {
        email: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        force: { type: 'boolean' },
      },
    });
    return argumentsSchema.parse(values);
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    process.stderr.write(`${reason}\n${USAGE}\n`);
    process.exit(2);
  }
}

const { email, force, ...names } = readArguments();

void runCommand(accountService, async (app) => {
  const person = { email, firstName: names['first-name'], lastName: names['last-name'] };
  const link = await app.get(FirstAdministrator, { strict: false }).create(person, { force });
  process.stdout.write(`Choose the password of ${email} within a week:\n${link}\n`);
});
