import type { Transporter } from 'nodemailer';

import type { MailGateway } from './gateways.ts';

/** Milliseconds for which a mail server may be silent; nodemailer's own are up to ten minutes. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 15_000 };

/**
 * Sends through a mail server.
 *
 * @param url `smtps://user:password@host:port`
 * @param from address that users see
 */
export function smtpMail(url: string, from: string): MailGateway {
  let transport: Transporter | undefined;
  // with the first mail: a start doesn't wait for it
  const connected = async () => {
    const { createTransport } = await import('nodemailer');
    return (transport ??= createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...patience }));
  };
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  return {
    async send({ key, to, subject, text, attachments }) {
      const mailer = await connected();
      await mailer.sendMail({
        from,
        to: { name: '', address: to }, // one address: never read as a list
        subject,
        text,
        messageId: `<${key}@${domain}>`, // the same mail sent again is known by its id
        attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
      });
    },
  };
}
