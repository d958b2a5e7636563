import type { Language } from '@solar/contracts/common/localized';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import type { UserDoc } from '../user/user.schema';

type Person = Pick<UserDoc, 'email' | 'firstName' | 'language'>;
type Texts = { subject: string; body: (name: string, link: string) => string };

const WELCOME: Record<Language, Texts> = {
  en: {
    subject: 'Welcome',
    body: (name) =>
      `Hello ${name},\n\nyour account is ready. We check every new account by hand; as soon as yours is approved you will see prices and can order. We will write to you then.\n`,
  },
  fr: {
    subject: 'Bienvenue',
    body: (name) =>
      `Bonjour ${name},\n\nvotre compte est prêt. Nous vérifions chaque nouveau compte ; dès que le vôtre sera approuvé, vous verrez les prix et pourrez commander. Nous vous écrirons alors.\n`,
  },
};

const APPROVED: Record<Language, Texts> = {
  en: {
    subject: 'Your account is approved',
    body: (name, link) =>
      `Hello ${name},\n\nyour account has been approved. You now see your prices and can order:\n${link}\n`,
  },
  fr: {
    subject: 'Votre compte est approuvé',
    body: (name, link) =>
      `Bonjour ${name},\n\nvotre compte a été approuvé. Vous voyez désormais vos prix et pouvez commander :\n${link}\n`,
  },
};

const RESET: Record<Language, Texts> = {
  en: {
    subject: 'Reset your password',
    body: (name, link) =>
      `Hello ${name},\n\nsomebody asked for a new password for your account. If it was you, choose one within an hour:\n${link}\n\nIf it was not you, ignore this mail; your password stays as it is.\n`,
  },
  fr: {
    subject: 'Réinitialisez votre mot de passe',
    body: (name, link) =>
      `Bonjour ${name},\n\nun nouveau mot de passe a été demandé pour votre compte. Si c'est vous, choisissez-le dans l'heure :\n${link}\n\nSinon, ignorez ce message ; votre mot de passe reste inchangé.\n`,
  },
};

const INVITE: Record<Language, Texts> = {
  en: {
    subject: 'Your access to the back office',
    body: (name, link) =>
      `Hello ${name},\n\nan account for the back office was made for you. Choose a password within a week:\n${link}\n`,
  },
  fr: {
    subject: 'Votre accès au back-office',
    body: (name, link) =>
      `Bonjour ${name},\n\nun compte de back-office a été créé pour vous. Choisissez un mot de passe dans la semaine :\n${link}\n`,
  },
};

function write(texts: Record<Language, Texts>, to: Person, link: string): Mail {
  const { subject, body } = texts[to.language];
  return { to: to.email, subject, text: body(to.firstName, link) };
}

/** Where a password is chosen; the token is in the fragment-free query that only the form reads. */
export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/reset-password?token=${token}`;
}

/** After registration. */
export function welcomeMail(to: Person): Mail {
  return write(WELCOME, to, '');
}

/** After approval. */
export function approvedMail(to: Person, publicUrl: string): Mail {
  return write(APPROVED, to, `${publicUrl}/products`);
}

/** With a link to choose a new password. */
export function resetMail(to: Person, publicUrl: string, token: string): Mail {
  return write(RESET, to, resetLink(publicUrl, token));
}

/** For a new member of staff. */
export function inviteMail(to: Person, publicUrl: string, token: string): Mail {
  return write(INVITE, to, resetLink(publicUrl, token));
}
